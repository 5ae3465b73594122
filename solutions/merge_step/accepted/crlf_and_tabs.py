"""The file has Windows line endings and tabs."""


def bpe_single_merge_step(corpus):
	counts = {}
	for row in corpus:
		for pair in zip(row, row[1:]):
			try:
				counts[pair] += 1
			except KeyError:
				counts[pair] = 1
	if counts == {}:
		return corpus, None
	best = sorted(counts, key=lambda pair: (-counts[pair], pair))
	top = counts[best[0]]
	best = max(pair for pair in best if counts[pair] == top)
	result = []
	for row in corpus:
		merged = []
		i = 0
		while i < len(row):
			if tuple(row[i:i + 2]) == best:
				merged.append(best[0] + best[1])
				i += 2
			else:
				merged.append(row[i])
				i += 1
		result.append(merged)
	return result, best
