/**
 * A text with the words in braces replaced by what they stand for. Where that ends with a full
 * stop, as "4:30 μ.μ." does, it is the one of the sentence too.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return value.endsWith(".") ? value : `${value}${stop}`;
  });
}
