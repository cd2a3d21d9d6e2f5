// Browsers load this file, so it contains no parser.

/** Text, or an argument: its name, then its forms, then the language that selects the form. */
export type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, forms: Forms | null, language?: string];

interface Forms {
  readonly [form: string]: string | readonly Part[];
}

export type Message<Values> = readonly Part[] & { readonly takes?: (values: Values) => void };

export type Text<Values> = string | Message<Values>;

export type Plain = string | number;

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A value's final full stop ("4:30 μ.μ.") also ends the sentence. */
export function formatMessage<Values extends object>(
  message: Text<Values>,
  values: Values,
): string {
  return join(message, values as Readonly<Record<string, unknown>>);
}

function join(parts: string | readonly Part[], values: Readonly<Record<string, unknown>>): string {
  if (typeof parts === "string") return parts;
  let text = "";
  let isStopped = false;
  for (const part of parts) {
    const isText = typeof part === "string";
    const piece = isText ? part : pieceOf(part, values);
    text += isText && isStopped && piece.startsWith(".") ? piece.slice(1) : piece;
    isStopped = !isText && piece.endsWith(".");
  }
  return text;
}

function pieceOf(
  [name, forms, language]: Exclude<Part, string>,
  values: Readonly<Record<string, unknown>>,
): string {
  const value = values[name];
  if (forms === undefined) return value === undefined ? `{${name}}` : String(value);
  if (forms === null) return formatNumber(Number(value), language!);
  const category = language === undefined ? String(value) : categoryOf(Number(value), language);
  return join(forms[`=${value}`] ?? forms[category] ?? forms.other ?? "", values);
}

function categoryOf(count: number, language: string): string {
  const cached = plurals.get(language);
  if (cached !== undefined) return cached.select(count);
  const rules = new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

function formatNumber(count: number, language: string): string {
  const cached = numbers.get(language);
  if (cached !== undefined) return cached.format(count);
  const format = new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(count);
}
