import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalOf, writtenIn } from "./amounts.ts";
import {
  amountExample,
  amountText,
  numberText,
  readAmount,
  readNumber,
  readScaled,
} from "./read-amount.ts";

const locales = [
  ..."en en-GB en-IN en-ZA de de-AT de-CH da sv nb fi is fr fr-CH it it-CH".split(" "),
  ..."es es-MX pt pt-PT pl lv hu uk el hi bn ar-EG fa ja".split(" "),
];
const currencies = ["EUR", "USD", "JPY", "KWD", "TND", "CHF"];

const write = (amount: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, writtenIn(currency)).format(
    decimalOf({ amount, currency }) as Intl.StringNumericLiteral,
  );
const amounts = fc.oneof(fc.nat(20_000_000), fc.nat({ max: Number.MAX_SAFE_INTEGER }));

describe("typed amount", () => {
  it("read in every notation of screens and fields, in 30 locales and six currencies", () => {
    expect(locales).toHaveLength(30);
    for (const locale of locales) {
      for (const currency of currencies) {
        fc.assert(
          fc.property(amounts, (amount) => {
            const money = { currency, locale };
            expect(readAmount(write(amount, currency, locale), money)).toBe(amount);
            expect(readAmount(amountText({ amount, currency }, locale), money)).toBe(amount);
          }),
          { numRuns: 40 },
        );
      }
    }
  });

  it("raised cents: refused, since plain digits would make them a hundredfold", () => {
    const texts = ["12⁵⁰", "12⁹⁵ €", "1²", "5₀", "¹2", "1½"];
    const read = texts.map((text) => readAmount(text, { currency: "EUR", locale: "de" }));
    expect(read).toEqual(texts.map(() => undefined));
    expect(readNumber("12⁵⁰", { locale: "de", decimals: 2 })).toBeUndefined();
  });

  it("signs with a digit: refused, since plain digits would make them tenfold", () => {
    const texts = ["12①", "⒈5", "㍙", "🄂5", "12㊿", "⑴"];
    const amounts = texts.map((text) => readAmount(text, { currency: "EUR", locale: "en" }));
    expect(amounts).toEqual(texts.map(() => undefined));
    expect(readAmount("１２.５0", { currency: "EUR", locale: "en" })).toBe(1250);
  });

  it("read with and without the dot of its currency", () => {
    const texts = ["100 kr.", "100 kr", "kr 100", "kr. 100", "100 KR", "100 DKK"];
    const read = texts.map((text) => readAmount(text, { currency: "DKK", locale: "da" }));
    expect(read).toEqual(texts.map(() => 10_000));
  });

  it("other locale: never wrong by a factor of 1,000", () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        fc.constantFrom(...locales),
        (amount, currency, ...[writer, reader]) => {
          const text = write(amount, currency, writer);
          const read = readAmount(text, { currency, locale: reader });
          // The reader's locale decides on a lone separator before three digits.
          const isLone = /^\D*\p{Nd}{1,3}[.,]\p{Nd}{3}\D*$/u.test(text);
          if (read !== undefined && !isLone) expect(read).toBe(amount);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["1,500", "EUR", "en", 150_000],
    ["1,500", "EUR", "de", undefined],
    ["1.500", "EUR", "de", 150_000],
    ["1.500", "EUR", "en", undefined],
    ["1,000", "JPY", "en", 1_000],
    ["1.000", "JPY", "en", undefined],
    ["1 000", "JPY", "en", 1_000],
    ["1’500", "CHF", "en", 150_000],
    ["1'500.50", "CHF", "de-CH", 150_050],
    ["1,234", "KWD", "en", 1_234_000],
    ["1.234", "KWD", "en", 1_234],
    ["1,234", "KWD", "de", 1_234],
    ["1.234", "KWD", "de", 1_234_000],
    ["1.234", "KWD", "fr", undefined],
    ["1,23", "KWD", "en", 1_230],
    ["9.95", "EUR", "de", 995],
    ["9,95", "EUR", "en", 995],
    ["0.5", "EUR", "en", 50],
    [" 10 ", "EUR", "en", 1_000],
    ["1,000.00", "EUR", "en", 100_000],
    ["1.000,00", "EUR", "en", 100_000],
    ["1,234,567", "EUR", "en", 123_456_700],
    ["12,34,567.50", "INR", "en-IN", 123_456_750],
    ["12,34,567.50", "USD", "en", undefined],
    ["1,234.567", "EUR", "en", undefined],
    ["9.955", "EUR", "en", undefined],
    ["9.9550", "EUR", "en", undefined],
    ["0,500", "EUR", "en", undefined],
    ["1234,500", "EUR", "en", undefined],
    ["1,50,000", "EUR", "en", undefined],
    ["1,000,50", "EUR", "en", undefined],
    ["1.5.0", "EUR", "en", undefined],
    ["9.9", "JPY", "en", undefined],
    ["9.", "EUR", "en", undefined],
    [".5", "EUR", "en", undefined],
    ["-5", "EUR", "en", undefined],
    ["1e3", "EUR", "en", undefined],
    ["0x10", "EUR", "en", undefined],
    ["ten", "EUR", "en", undefined],
    ["", "EUR", "en", undefined],
    ["€", "EUR", "en", undefined],
    ["$5", "EUR", "en", undefined],
    ["1".repeat(41), "EUR", "en", undefined],
    ["€ 9.95", "EUR", "en", 995],
    ["9.95", "", "en", 995],
    ["9.95", "EU", "en", 995],
    ["eur 9.95", "EUR", "en", 995],
    ["9,95 kr.", "DKK", "da", 995],
    ["９．９５", "EUR", "en", 995],
    ["١٬٢٣٤٫٥٠", "EUR", "de", 123_450],
    ["١٫٥٠٠", "KWD", "de", 1_500],
    ["1,500", "EUR", "ar-EG", 150_000],
    ["\u200f١٢\u200f", "EUR", "en", 1_200],
  ])("%j in %s: in %s %j minor units", (text, currency, locale, amount) => {
    expect(readAmount(text, { currency, locale })).toBe(amount);
  });

  it("example text: readable, with every separator of the locale", () => {
    expect(amountExample({ currency: "EUR", locale: "en" })).toBe("1,234.50");
    expect(amountExample({ currency: "EUR", locale: "de" })).toBe("1.234,50");
    expect(amountExample({ currency: "EUR", locale: "es" })).toBe("1.234,50");
    expect(amountExample({ currency: "JPY", locale: "en" })).toBe("1,234");
    expect(amountExample({ currency: "KWD", locale: "en" })).toBe("1,234.500");
    expect(amountExample({ currency: "E", locale: "en" })).toBe("1,234.50");
    for (const locale of locales) {
      for (const currency of currencies) {
        const example = amountExample({ currency, locale });
        expect(readAmount(example, { currency, locale }), example).toBeGreaterThanOrEqual(1_234);
      }
    }
  });
});

describe("typed number", () => {
  it("keeps its allowed decimals, never rounded", () => {
    const rules = { locale: "de", decimals: 4 };
    expect(readNumber("1.234,5", rules)).toEqual({ whole: "1234", fraction: "5" });
    expect(readScaled("2,9", rules)).toBe(29_000);
    expect(readScaled("2,12345", rules)).toBeUndefined();
    expect(readScaled("1,500", { locale: "en", decimals: 0 })).toBe(1_500);
    expect(readScaled("1.5", { locale: "en", decimals: 0 })).toBeUndefined();
    expect(readScaled("٣", { locale: "en", decimals: 0 })).toBe(3);
  });

  it("read in the notation of a field", () => {
    expect(numberText(1234.5, "de")).toBe("1234,5");
    for (const locale of locales) {
      fc.assert(
        fc.property(fc.nat(10_000_000), (value) => {
          const text = numberText(value / 10_000, locale);
          expect(readScaled(text, { locale, decimals: 4 })).toBe(value);
        }),
        { numRuns: 20 },
      );
    }
  });
});
