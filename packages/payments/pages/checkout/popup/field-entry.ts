import { useState } from "preact/hooks";
import { readDecimal, writeDecimal } from "../../../src/acceptance/links/decimal.ts";
import type { Charge } from "../shown.ts";
import { useShown } from "../shown-context.ts";
import type { Config, CustomField } from "./config.ts";

/** What the customer enters for the shop, and what is wrong with it. */
export interface FieldEntry {
  fields: readonly CustomField[];
  values: Readonly<Record<string, string | boolean>>;
  faults: Readonly<Record<string, string>>;
  /** The amount chosen, when it is one. */
  charge: Charge | undefined;
  hasAmount: boolean;
  amountText: string;
  change(name: string, value: string | boolean): void;
  /**
   * The shop's own `custom` with what was entered, `all` undefined when there is nothing at all.
   * Undefined when something is wrong, which it then tells.
   */
  check(custom: Config["custom"]): { all: object | undefined } | undefined;
}

export const idOf = (name: string): string => `field-${name}`;

export function useFieldEntry(config: Config): FieldEntry {
  const { words } = useShown();
  const { fields, chosenIn } = config;
  const [values, setValues] = useState(() => startingValues(config));
  const [isChecked, setChecked] = useState(false);
  const amountText = String(values.amount ?? "");
  const charge = chosenIn && chargeOf(amountText, chosenIn);
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const fault = faultOf(field, values[field.name]);
    if (fault !== undefined) faults[field.name] = words[fault];
  }
  if (chosenIn !== undefined && charge === undefined) faults.amount = words.fields.amountMissing;
  return {
    fields,
    values,
    faults: isChecked ? faults : {},
    charge,
    hasAmount: chosenIn !== undefined,
    amountText,
    change: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    check: (custom) => {
      setChecked(true);
      if (Object.keys(faults).length > 0) return undefined;
      const entered = fields.flatMap((field) => enteredIn(field, values[field.name]));
      const all = { ...custom, ...Object.fromEntries(entered) };
      return { all: Object.keys(all).length > 0 ? all : undefined };
    },
  };
}

function startingValues({ fields, charge, chosenIn }: Config): Record<string, string | boolean> {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  if (chosenIn === undefined) return values;
  const amount = charge === undefined ? "" : writeDecimal(charge.amount, chosenIn.exponent);
  return { ...values, amount };
}

/** An amount as it is typed: a comma is a point here. */
function chargeOf(text: string, currency: Charge["currency"]): Charge | undefined {
  const { amount } = readDecimal(text.replace(/\s/g, "").replace(",", "."), currency.exponent);
  return amount === undefined ? undefined : { amount, currency };
}

const patterns: Partial<Record<CustomField["type"], RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  tel: /^[+\d][\d\s().-]{2,}$/,
  url: /^https?:\/\/\S+$/i,
  number: /^-?\d+([.,]\d+)?$/,
};

function faultOf(
  { type, required }: CustomField,
  value: string | boolean | undefined,
): "fillIn" | "checkField" | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  const isEmpty = type === "checkbox" ? value !== true : text === "";
  if (isEmpty) return required ? "fillIn" : undefined;
  return patterns[type]?.test(text) === false ? "checkField" : undefined;
}

function enteredIn(
  { name, type }: CustomField,
  value: string | boolean | undefined,
): [name: string, value: string | number | boolean][] {
  if (type === "checkbox") return [[name, value === true]];
  const text = String(value ?? "").trim();
  if (text === "") return [];
  return [[name, type === "number" ? Number(text.replace(",", ".")) : text]];
}
