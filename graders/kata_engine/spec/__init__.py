"""What the files of a kata say: YAML with its lines, signatures, the catalog, the library, the rubric."""
