"""The file has a byte order mark, Windows line endings and tabs."""


def merge_pair(corpus, pair):
	def merge(row):
		merged, it = [], iter(row)
		token = next(it, None)
		while token is not None:
			after = next(it, None)
			if (token, after) == pair:
				merged.append(token + after)
				token = next(it, None)
			else:
				merged.append(token)
				token = after
		return merged

	return list(map(merge, corpus))
