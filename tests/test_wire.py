import pytest
from kata_engine.sandbox.child import wire
from kata_engine.sandbox.child.foreign import Foreign


class Liar(list):
    def __len__(self):
        return 7

    def __iter__(self):
        return iter(["lie"])

    def __eq__(self, other):
        return True

    __hash__ = None


class Text(str):
    def __str__(self):
        return "lie"

    __repr__ = __str__


class Broken:
    def __repr__(self):
        raise KeyboardInterrupt


VALUES = [
    None, True, 0, -(2**80), "", "a\ud800\0\u202e", [], [1, "a", None], [[True], [1]], (), ("a", ("b",)),
    {}, {("a", "b"): 1}, {("a",): [1], (): [(2,)]}, {("a", 1): 1}, {("a", ("b",)): 1}, {1: [2], "1": (2,)}, 1.5, "\ud83d\ude00", ["\ud83d" + "\ude00"], b"\xff\0", float("inf"),
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_survive_type_for_type(value):
    read = wire.unpack(wire.pack(value))
    assert read == value
    assert repr(read) == repr(value)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(Liar(["a"]), ["a"]), (Text("a"), "a"), ([Text("b")], ["b"]), ({Text("k"): Liar()}, {"k": []})],
)
def test_subclasses_are_read_through_the_base_type(value, expected):
    read = wire.unpack(wire.pack(value))
    assert read == expected
    assert type(read) is type(expected)


def test_true_stays_true_within_numbers():
    assert [type(one) for one in wire.unpack(wire.pack([1, True, 0]))] == [int, bool, int]


@pytest.mark.parametrize(
    "value",
    [object(), Broken(), 10**5000, iter([]), range(3), {}.keys(), {1}, frozenset()],
    ids=lambda value: type(value).__name__,
)
def test_what_has_no_form_is_foreign(value):
    assert isinstance(wire.unpack(wire.pack(value)), Foreign)


def test_a_list_that_holds_itself_ends():
    loop: list[object] = []
    loop.append(loop)
    assert b"nested more than" in wire.pack(loop)


@pytest.mark.parametrize(
    "payload",
    [b"", b"[1", b"NaN", b"1.5", b"[-Infinity]", b'{"a":1}', b'{"tuple":[],"dict":[]}', b'{"dict":[[1,2],[1,3]]}',
     b'{"dict":[[[1],2]]}', b'{"float":1' + b"0" * 400 + b"}", b"[1," * 200 + b"1" + b"]" * 200,
     b'{"dict":[' + b",".join(b"[%d,0]" % (number * (2**61 - 1)) for number in range(6000)) + b"]}", b'{"tuple_dict":[[["a"],["a"]],[1,2]]}',
     b'{"tuple_dict":[[["a"]],[]]}', b'{"tuple_dict":[]}', b'{"tuple_dict":[[1],[1]]}', b"[" * 100_000, b"9" * 10_000, b"\xff", b'{"foreign":[1,2]}',
     b'{"bytes":7}', b'{"float":"x"}'],
    ids=lambda payload: repr(payload[:20]),
)  # fmt: skip
def test_anything_else_is_refused(payload):
    with pytest.raises(wire.WireError):
        wire.unpack(payload)


def test_a_joined_list_reads_like_a_packed_one():
    assert wire.unpack(wire.extend((1, True), wire.pack(("a",)))) == [1, True, ("a",)]
