/** A value's final full stop, as in "4:30 μ.μ.", also ends the sentence. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return value.endsWith(".") ? value : `${value}${stop}`;
  });
}
