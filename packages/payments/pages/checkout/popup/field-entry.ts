import { formatMessage } from "@frontdesk/server/locales/message";
import { amountExample, amountText, readAmount, readNumber } from "@frontdesk/server/read-amount";
import { cleanPhone, isPhone } from "@frontdesk/server/text/clean";
import { cleanEmail, isEmail } from "@frontdesk/server/text/email";
import { useState } from "preact/hooks";
import { maxAmount } from "../../../src/core/money.ts";
import type { Charge } from "../content.ts";
import { useContent } from "../content-context.ts";
import type { Config, CustomField } from "./config.ts";

export interface FieldEntry {
  fields: readonly CustomField[];
  values: Readonly<Record<string, string | boolean>>;
  faults: Readonly<Record<string, string>>;
  charge: Charge | undefined;
  hasAmount: boolean;
  amountText: string;
  change(name: string, value: string | boolean): void;
  /** Undefined once the fault is shown. */
  check(custom: Config["custom"]): { all: object | undefined } | undefined;
}

export const idOf = (name: string): string => `field-${name}`;

export function useFieldEntry(config: Config): FieldEntry {
  const { words, content } = useContent();
  const { locale } = content;
  const { fields, chosenIn } = config;
  const [values, setValues] = useState(() => startingValues(config, locale));
  const [isChecked, setChecked] = useState(false);
  const typedAmount = String(values.amount ?? "");
  const charge = chosenIn && chargeOf(typedAmount, { currency: chosenIn, locale });
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const fault = faultOf(field, values[field.name], locale);
    if (fault !== undefined) faults[field.name] = words[fault];
  }
  if (chosenIn !== undefined && charge === undefined) {
    const example = amountExample({ currency: chosenIn.code, locale });
    faults.amount =
      typedAmount.trim() === ""
        ? words.fields.amountMissing
        : formatMessage(words.fields.amountWrong, { example });
  }
  return {
    fields,
    values,
    faults: isChecked ? faults : {},
    charge,
    hasAmount: chosenIn !== undefined,
    amountText: typedAmount,
    change: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    check: (custom) => {
      setChecked(true);
      if (Object.keys(faults).length > 0) return undefined;
      const entered = fields.flatMap((field) => enteredIn(field, values[field.name], locale));
      const all = { ...custom, ...Object.fromEntries(entered) };
      return { all: Object.keys(all).length > 0 ? all : undefined };
    },
  };
}

function startingValues(
  { fields, charge, chosenIn }: Config,
  locale: string,
): Record<string, string | boolean> {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  if (chosenIn === undefined) return values;
  const currency = chosenIn.code;
  const amount = charge === undefined ? "" : amountText({ ...charge, currency }, locale);
  return { ...values, amount };
}

function chargeOf(
  text: string,
  { currency, locale }: { currency: Charge["currency"]; locale: string },
): Charge | undefined {
  const amount = readAmount(text, { currency: currency.code, locale });
  if (amount === undefined || amount < 1 || amount > maxAmount) return undefined;
  return { amount, currency };
}

// Cleaning serves validation; the shop gets the raw text.
const rules: Partial<Record<CustomField["type"], (text: string) => boolean>> = {
  email: (text) => isEmail(cleanEmail(text)),
  tel: (text) => isPhone(cleanPhone(text)),
  url: (text) => /^https?:\/\/\S+$/i.test(text),
};

function faultOf(
  { type, required }: CustomField,
  value: string | boolean | undefined,
  locale: string,
): "fillIn" | "checkField" | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  const isEmpty = type === "checkbox" ? value !== true : text === "";
  if (isEmpty) return required ? "fillIn" : undefined;
  const isRight =
    type === "number" ? numberIn(text, locale) !== undefined : rules[type]?.(text) !== false;
  return isRight ? undefined : "checkField";
}

function enteredIn(
  { name, type }: CustomField,
  value: string | boolean | undefined,
  locale: string,
): [name: string, value: string | number | boolean][] {
  if (type === "checkbox") return [[name, value === true]];
  const text = String(value ?? "").trim();
  if (text === "") return [];
  return [[name, type === "number" ? numberIn(text, locale)! : text]];
}

/** A JavaScript number keeps no more decimals. */
const decimals = 12;

function numberIn(text: string, locale: string): number | undefined {
  const [, sign = "", rest = ""] = /^([-\u2212]?)(.*)$/s.exec(text) ?? [];
  const read = readNumber(rest, { locale, decimals });
  return read && Number(`${sign && "-"}${read.whole}.${read.fraction || "0"}`);
}
