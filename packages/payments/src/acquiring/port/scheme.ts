export type Scheme = "visa" | "mastercard";

/** No network owns 1, but test numbers use it. */
export function schemeOf(number: string): Scheme | undefined {
  if (/^[14]/.test(number)) return "visa";
  if (/^[25]/.test(number)) return "mastercard";
  return undefined;
}
