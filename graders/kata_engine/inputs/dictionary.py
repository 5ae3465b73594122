"""Tokens that other programs give a meaning, and groups of tokens that some programs take for the same."""

import string

# Sentinels of real vocabularies, and what people write in their style.
SENTINELS = [
    "</s>", "<s>", "<eos>", "<bos>", "<unk>", "<pad>", "[SEP]", "[CLS]", "[UNK]", "<|endoftext|>", "</w>", "<w>",
    "<SEP>", "<sep>", "<|sep|>", "<END>", "<BREAK>", "\u2581", "\u0120", "\u010a", "##", "@@", "->", "=>", "::", "||",
    "--", "__", "~~", "\\n", "\\0", "', '", '", "', "], [", "None", "null",
]  # fmt: skip
CONTROLS = [chr(code) for code in [*range(0x21), 0x7F, *range(0x80, 0xA1), 0xAD]]
MARKS = [
    *string.punctuation, *"\u00a7\u00b6\u00b7\u00a4\u00a6\u00ac\u00af\u00b0\u00b1\u00d7",
    *"\u00f7\u2192\u2190\u2022\u2026\u2020",
    *"\u2003\u2009\u200b\u200c\u200d\u200e\u2028\u2029\u202f\u2060\u3000\ufeff",
    *"\ue000\ue001\uf8ff\ufdd0\ufdd1\ufdef\ufffd\ufffe\uffff\U000f0000\U0010fffe\U0010ffff\ud800\ud83d\ude00\udfff",
]  # fmt: skip
SEPARATORS = [*SENTINELS, *CONTROLS, *MARKS]

# Case, normal forms, digits, look-alikes; then collisions of weak hashes: anagrams, sums, xor, 31-polynomials, crc32,
# 8 and 16 bits of a code point; then halves of a surrogate pair, which UTF-16 joins.
ALIKE = [
    ("\u00df", "ss"), ("\u1e9e", "\u00df"), ("\u0130", "i\u0307"), ("\u03c3", "\u03c2"), ("\u212a", "k"),
    ("\u212b", "\u00e5"),
    ("\u0131", "i"), ("\u00c4", "\u00e4"), ("\u042f", "\u044f"), ("\u0410", "A"), ("\u01c6", "\u01c5"),
    ("e\u0301", "\u00e9"), ("f", "e\u0301"), ("\ufb01", "fi"),
    ("\uff21", "A"), ("\u2126", "\u03a9"), ("\uac00", "\u1100\u1161"),
    ("\u0661", "1"), ("\u09e7", "1"), ("\uff11", "1"), ("\u00b2", "2"), ("\u2460", "1"), ("01", "1"), ("1.0", "1"),
    ("\u200ba", "a"), ("a\u200d", "a"), ("a\ufe0f", "a"), ("a\u00ad", "a"),
    ("abc", "cab"), ("ad", "bc"), ("aabb", "abab"), ("aa", "bb"), ("Aa", "BB"), ("AaAa", "BBBB"), ("codding", "gnu"),
    ("plumless", "buckeroo"), ("costarring", "liquid"), ("\u0161", "a"), ("\U00010061", "a"), ("\u6161", "a"),
    ("abcdefghX12345678", "abcdefghY12345678"), ("abcdefghijklmnopX", "abcdefghijklmnopY"),
    ("\ud83d", "\U0001f600"), ("\ude00", "\U0001f600"), ("\ud83d", "\ud83c"), ("\ud83d", "\ude00"),
    ("\ud83d\ude00", "\U0001f600"),
]  # fmt: skip
