// Validates again, since the shop's page may send anything.
import { isLongerThan } from "@frontdesk/server/text/length";
import type { ChargeCurrency, Link } from "../../../src/acceptance/links/link.ts";
import { maxAmount } from "../../../src/core/money.ts";
import type { Charge } from "../content.ts";

export interface CustomField {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "url" | "number" | "textarea" | "checkbox";
  required: boolean;
  placeholder: string | undefined;
  value: string | boolean;
}

export interface Config {
  charge: Charge | undefined;
  /** Currency of a chosen amount. */
  chosenIn: ChargeCurrency | undefined;
  title: string | undefined;
  description: string | undefined;
  text: string | undefined;
  reference: string | undefined;
  custom: Record<string, unknown> | undefined;
  fields: readonly CustomField[];
  plan: unknown;
  unplanned: unknown;
}

interface Context {
  test: boolean;
  currencies: readonly ChargeCurrency[];
  /** Signed by the shop's server; it alone gives the payment's data. */
  link?: Link | undefined;
}

type RawConfig = Record<string, unknown>;

const types = ["text", "email", "tel", "url", "number", "textarea", "checkbox"] as const;
const mostFields = 20;
const longestText = 1_024;
// Including the text of the consent.
const longestWithConsent = 600;

/** Throws an Error for the shop's developer. */
export function readConfig(input: unknown, context: Context): Config {
  const config = objectOf("config", input);
  if (Boolean(config.test) !== context.test) {
    throw new Error(`config.test must be ${context.test}: the key is of such a merchant`);
  }
  const fields = fieldsOf(config.fields);
  const isChosen = fields.some(({ name }) => name === "amount");
  const { link, currencies } = context;
  return {
    ...(link === undefined
      ? requiredOf(config, { ...context, isChosen })
      : signedOf(config, link, currencies)),
    title: textOf(config, "title", 200),
    description: textOf(config, "description", 1_024),
    custom: config.custom === undefined ? undefined : objectOf("config.custom", config.custom),
    fields: fields.filter(({ name }) => name !== "amount"),
  };
}

type RequiredConfig = Pick<
  Config,
  "charge" | "chosenIn" | "text" | "reference" | "plan" | "unplanned"
>;

function requiredOf(config: RawConfig, context: Context & { isChosen: boolean }): RequiredConfig {
  const { plan, unplanned } = config;
  const isKept = plan !== undefined || unplanned !== undefined;
  const { charge, currency } = moneyOf(config.amount, context);
  return {
    charge,
    chosenIn: context.isChosen ? currency : undefined,
    text: textOf(config, "text", isKept ? longestWithConsent : longestText),
    reference: textOf(config, "reference", 200),
    plan,
    unplanned,
  };
}

const signedMembers = ["amount", "text", "reference", "plan", "unplanned"];

function signedOf(
  config: RawConfig,
  link: Link,
  currencies: Context["currencies"],
): RequiredConfig {
  const label = signedMembers.find((name) => config[name] !== undefined);
  if (label !== undefined) throw new Error(`config.${label} is for config.link to say`);
  const { amount, currency = currencies[0]!, text, reference, isRecurring } = link;
  const isOpen = amount === undefined && !link.isVerification;
  return {
    charge: amount === undefined ? undefined : { amount, currency },
    chosenIn: isOpen ? currency : undefined,
    text,
    reference,
    plan: undefined,
    unplanned: isRecurring ? { merchant: true } : undefined,
  };
}

function moneyOf(input: unknown, { currencies, isChosen }: Context & { isChosen: boolean }) {
  if (input === undefined || input === null) {
    if (isChosen) throw new Error("config.amount.currency is needed for the field amount");
    return { charge: undefined, currency: undefined };
  }
  const { currency: code, exponent, value = 0 } = objectOf("config.amount", input);
  const currency = currencies.find((one) => one.code === code);
  if (currency === undefined) throw new Error("config.amount.currency cannot be charged here");
  if (isChosen && value === 0) return { charge: undefined, currency };
  const shift = currency.exponent - Number(exponent ?? currency.exponent);
  const amount = Math.round(Number(value) * 10 ** shift);
  const isExact = Number.isSafeInteger(value) && amount / 10 ** shift === value;
  if (!isExact || amount < 1 || amount > maxAmount) {
    throw new Error(`config.amount must be a whole amount of ${currency.code}`);
  }
  return { charge: { amount, currency }, currency };
}

function fieldsOf(input: unknown): CustomField[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input) || input.length > mostFields) {
    throw new Error(`config.fields must be a list of at most ${mostFields}`);
  }
  return input.map((entry, index) => {
    const field = objectOf(`config.fields[${index}]`, entry);
    const name = textOf(field, "name", 100);
    if (name === undefined) throw new Error(`config.fields[${index}].name is needed`);
    const { type = "text", required, value } = field;
    return {
      name,
      label: textOf(field, "label", 200) ?? name,
      type: types.find((one) => one === type) ?? "text",
      required: required === true,
      placeholder: textOf(field, "placeholder", 200),
      value: typeof value === "boolean" ? value : String(value ?? ""),
    };
  });
}

function textOf(config: RawConfig, name: string, longest: number): string | undefined {
  const text = config[name] ?? undefined;
  if (text === undefined || text === "") return undefined;
  if (typeof text !== "string" || isLongerThan(text, longest)) {
    throw new Error(`${name} must be a text of at most ${longest} characters`);
  }
  return text;
}

function objectOf(name: string, input: unknown): RawConfig {
  if (typeof input === "object" && input !== null && !Array.isArray(input))
    return input as RawConfig;
  throw new Error(`${name} must be an object`);
}
