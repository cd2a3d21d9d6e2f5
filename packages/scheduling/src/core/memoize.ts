// Memoizes `Intl` formatters, which are expensive to create.

const most = 200;

/** Evicts the oldest at the limit. */
export function memoize<Words extends readonly string[], Kept>(
  make: (...words: Words) => Kept,
): (...words: Words) => Kept {
  const known = new Map<string, Kept>();
  return (...words) => {
    const key = words.join("\n");
    const found = known.get(key);
    if (found !== undefined) return found;
    const [first] = known.keys();
    if (first !== undefined && known.size >= most) known.delete(first);
    const made = make(...words);
    known.set(key, made);
    return made;
  };
}
