r"""The merged token is put into Unicode normal form.

merge_pair([["e", "\u0301"]], ("e", "\u0301")) is [["e\u0301"]], this gives [["\u00e9"]].
"""
import unicodedata


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    merged_token = unicodedata.normalize("NFC", pair[0] + pair[1])
    result = []
    for row in corpus:
        merged, i = [], 0
        while i < len(row):
            if tuple(row[i:i + 2]) == pair:
                merged.append(merged_token)
                i += 2
            else:
                merged.append(row[i])
                i += 1
        result.append(merged)
    return result
