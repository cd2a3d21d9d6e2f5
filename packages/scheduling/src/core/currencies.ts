const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** An ISO 4217 code in capital letters. */
export const isCurrency = (code: string): boolean => currencies.has(code);
