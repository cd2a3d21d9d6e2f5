// Memoizes `Intl` formatters, which are expensive to create.

const most = 200;

export function memoize<Words extends readonly string[], Kept>(
  make: (...words: Words) => Kept,
): (...words: Words) => Kept {
  const existing = new Map<string, Kept>();
  return (...words) => {
    const key = words.join("\n");
    const match = existing.get(key);
    if (match !== undefined) return match;
    const [first] = existing.keys();
    if (first !== undefined && existing.size >= most) existing.delete(first);
    const created = make(...words);
    existing.set(key, created);
    return created;
  };
}
