"""The file is indented with tabs, with a form feed between the parts and no newline at the end."""


def get_pair_frequencies(corpus):
	counts = dict()
	for row in corpus:
		position = 1
		while position < len(row):
			pair = (row[position - 1], row[position])
			counts[pair] = 1 + (counts[pair] if pair in counts else 0)
			position += 1
	return counts