export type Scheme = "visa" | "mastercard";

/** The card network by the first digit; 1 is of no network, but of a number tests are made with. */
export function schemeOf(number: string): Scheme | undefined {
  if (/^[14]/.test(number)) return "visa";
  if (/^[25]/.test(number)) return "mastercard";
  return undefined;
}
