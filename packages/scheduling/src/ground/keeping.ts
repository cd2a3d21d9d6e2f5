// What is dear to make, and cheap to keep: the ways in which a locale writes days and amounts.

const most = 200;

/** Makes what some words stand for, and keeps it; what was made first is let go when it is many. */
export function keeping<Words extends readonly string[], Kept>(
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
