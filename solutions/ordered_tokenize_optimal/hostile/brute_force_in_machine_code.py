"""Brute force after all, but a pass is machine code: sixteen neighbours at a time, O(M N) (x86-64, AVX2)."""

import base64
import ctypes
import mmap

CODE = """
SIn4SYnRSIn3MdJJicsx9kg5+nwESInww1VIieVBV0FWQVVBVFNJg/sBdV/Ewn1YEcTCfVhZBEyNUhFIjUoQTDnXfkfF/m9siMDF
5XZEiMTF/m9kiODF7XbNxe129MX928HF5XZMiOTF9dvOxf3rwcTifRfAdRTF/n8ssEiJysX+f2SwIEiDxhDrrEiNWhBIOftID0/f
SDnafWdIjQyVAAAAAEyNUgFMjSQISTn6fTpMjXQIBEUx0jHJTTnafSRHizzRRTHtRTk8JHUPRTHtR4t80QRFOT5BD5TFRAnpSf/C
69dFicKFyXUGRYsUJDHJ/8FI/8ZIY8lEiVSw/EgByuuUSDn6D4wb////W0iJ8EFcQV1BXkFfXcM=
"""  # long one_pass(int *ids, long length, int *pairs, long pair_count, int new_id), returns the new length
MEMORY = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
MEMORY.write(base64.b64decode(CODE))
LONG, POINTER = ctypes.c_long, ctypes.c_void_p
START = ctypes.addressof(ctypes.c_char.from_buffer(MEMORY))
one_pass = ctypes.CFUNCTYPE(LONG, POINTER, LONG, POINTER, LONG, ctypes.c_int)(START)


def tokenize(text, alphabet):
    base = 0
    while base < len(alphabet) and len(alphabet[base]) == 1:
        base += 1
    ids = {token: token_id for token_id, token in enumerate(alphabet)}
    if any(ids.get(character, base) >= base for character in text):
        raise ValueError("unknown character")
    length, row = len(text), (ctypes.c_int * (len(text) + 1))(*[ids[character] for character in text])
    for new_id, token in enumerate(alphabet[base:], base):
        splits = [(ids.get(token[:cut]), ids.get(token[cut:])) for cut in range(1, len(token))]
        pairs = [token_id for split in splits if None not in split for token_id in split]
        length = one_pass(row, length, (ctypes.c_int * len(pairs))(*pairs), len(pairs) // 2, new_id)
    return row[:length]
