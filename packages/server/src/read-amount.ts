/* An ambiguous separator is refused, since one reading would be wrong by a factor of 1,000.
   Nothing is ever rounded. */
import { type Amount, decimalOf, exponentOf, writtenIn } from "./amounts.ts";
import { plainNumerals } from "./numerals.ts";

export interface NumberRules {
  /** BCP 47; determines the separators. */
  locale: string;
  decimals: number;
}

export interface Money {
  currency: string;
  locale: string;
}

export interface ReadNumber {
  whole: string;
  fraction: string;
}

export function readNumber(text: string, rules: NumberRules): ReadNumber | undefined {
  return readPlain(plainNumber(text), { ...numberSigns(rules.locale), ...rules });
}

/** `2,9` with four decimals is 29 000. */
export function readScaled(text: string, rules: NumberRules): number | undefined {
  return scaled(readNumber(text, rules), rules.decimals);
}

/** Minor units, as typed or as shown on a screen. */
export function readAmount(text: string, money: Money): number | undefined {
  const decimals = exponentOf(money.currency);
  const plain = withoutCurrency(plainNumber(text), money);
  return scaled(readPlain(plain, { ...moneySigns(money), decimals }), decimals);
}

export function amountText(amount: Amount, locale: string): string {
  return digitsAndSigns(amount, locale, { useGrouping: false });
}

export function amountExample({ currency, locale }: Money): string {
  const amount = Number(
    `1234${"5".padEnd(exponentOf(currency), "0").slice(0, exponentOf(currency))}`,
  );
  return digitsAndSigns({ amount, currency }, locale, { useGrouping: "always" });
}

export function numberText(value: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12 });
  return format.format(value);
}

function digitsAndSigns(amount: Amount, locale: string, how: Intl.NumberFormatOptions): string {
  const { currency } = amount;
  const written = isCode(currency) ? writtenIn(currency) : { minimumFractionDigits: 2 };
  const format = new Intl.NumberFormat(locale, { ...written, ...how });
  const parts = format.formatToParts(decimalOf(amount) as Intl.StringNumericLiteral);
  const targets = ["integer", "group", "decimal", "fraction"];
  return parts.flatMap(({ type, value }) => (targets.includes(type) ? [value] : [])).join("");
}

/** Text with hidden digits stays unchanged and is refused. */
function plainNumber(text: string): string {
  return [...text].some(hidesDigit) ? text : plainNumerals(text).trim();
}

/** Raised, circled and dotted digits: as plain digits, `12⁵⁰` is a hundred times as much. */
function hidesDigit(sign: string): boolean {
  return !/\p{Nd}/u.test(sign) && /\d/.test(sign.normalize("NFKC"));
}

interface Signs {
  decimal: string;
  group: string;
  isIndian: boolean;
}

/** Groups in every locale; stands for spaces and apostrophes. */
const space = "_";
const arabicDecimal = "\u066b";
const arabicGroup = "\u066c";
const number = /^([0-9]+)((?:[.,_\u066b\u066c][0-9]+)*)$/;
const longest = 40;

interface Part {
  sign: string;
  digits: string;
}

function readPlain(text: string, rules: Signs & { decimals: number }): ReadNumber | undefined {
  if (text.length > longest) return undefined;
  const [, first = "", rest = ""] = number.exec(text.replace(/[\s'’]/g, space)) ?? [];
  if (first === "") return undefined;
  const parts = [...rest.matchAll(/(\D)(\d+)/g)].map(([, sign, digits]) => {
    return { sign: sign!, digits: digits! };
  });
  const fraction = isFraction(parts, rules) ? parts.pop()!.digits : "";
  if (!areGroups(first, parts, { ...rules, isCertain: fraction !== "" })) return undefined;
  return { whole: first + parts.map(({ digits }) => digits).join(""), fraction };
}

function isFraction(parts: Part[], { decimal, decimals }: Signs & { decimals: number }): boolean {
  const last = parts.at(-1);
  if (last === undefined || [space, arabicGroup].includes(last.sign)) return false;
  if (parts.slice(0, -1).some(({ sign }) => sign === last.sign)) return false;
  if (last.digits.length > decimals) return false;
  return last.digits.length !== 3 || [decimal, arabicDecimal].includes(last.sign);
}

interface Grouping extends Signs {
  /** A decimal sign follows, so another sign can only group. */
  isCertain: boolean;
}

/** One sign. A sole separator must be the locale's own. */
function areGroups(first: string, groups: Part[], rules: Grouping): boolean {
  const { group, isIndian, isCertain } = rules;
  const [one, another] = groups;
  if (one === undefined) return true;
  const isOneSign = groups.every(({ sign }) => sign === one.sign) && one.sign !== arabicDecimal;
  const isOwn = [space, arabicGroup, group].includes(one.sign);
  const exists = isOwn || isCertain || another !== undefined;
  if (!isOneSign || !exists || first.length > 3 || first.startsWith("0")) return false;
  const before = groups.slice(0, -1).map(({ digits }) => digits.length);
  const isWhole = groups.at(-1)!.digits.length === 3;
  const isEven = (length: number) => before.every((one) => one === length);
  return isWhole && (isEven(3) || (isIndian && first.length < 3 && isEven(2)));
}

function numberSigns(locale: string): Signs {
  return signsOf(new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }));
}

/** Austria and Switzerland group amounts differently from other numbers. */
function moneySigns({ currency, locale }: Money): Signs {
  if (!isCode(currency)) return numberSigns(locale);
  const style = { style: "currency", currency, minimumFractionDigits: 1 } as const;
  return signsOf(new Intl.NumberFormat(locale, style));
}

function signsOf(format: Intl.NumberFormat): Signs {
  const parts = format.formatToParts(123456789.5);
  const sign = (expected: string) => parts.find(({ type }) => type === expected)?.value ?? "";
  const isArabic = sign("decimal") === arabicDecimal;
  return {
    // Keyboards for Arabic and Persian also have the English signs.
    decimal: isArabic ? "." : sign("decimal"),
    group: isArabic ? "," : sign("group"),
    isIndian: parts.filter(({ type }) => type === "group").length === 3,
  };
}

function withoutCurrency(text: string, { currency, locale }: Money): string {
  if (!isCode(currency)) return text;
  const styles = ["symbol", "narrowSymbol", "code"] as const;
  const names = styles.map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    const part = format.formatToParts(1).find(({ type }) => type === "currency");
    const name = plainNumerals(part?.value ?? "");
    return name.trim().toLowerCase();
  });
  // People leave out the dot of `kr.`
  names.push(...names.map((name) => name.replace(/\.$/, "")));
  const lower = text.toLowerCase();
  for (const name of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    if (name === "" || lower.length !== text.length) continue;
    if (lower.startsWith(name)) return text.slice(name.length).trim();
    if (lower.endsWith(name)) return text.slice(0, -name.length).trim();
  }
  return text;
}

/** False while a currency is being typed; `Intl` throws then. */
function isCode(currency: string): boolean {
  return /^[A-Za-z]{3}$/.test(currency);
}

function scaled(read: ReadNumber | undefined, decimals: number): number | undefined {
  const value = read && Number(read.whole + read.fraction.padEnd(decimals, "0"));
  return Number.isSafeInteger(value) ? value : undefined;
}
