/* Anyone can write a payment link, so it is untrusted. */
import { isLongerThan } from "@frontdesk/server/text/length";
import { readDecimal } from "./decimal.ts";
import { type Occasion, readOccasion } from "./occasion.ts";
import type { ParameterName, Parameters } from "./parameters.ts";
import { type Redirect, readRedirect, type Sites } from "./redirect.ts";
import { LinkError } from "./refusals.ts";

export interface Link extends Occasion {
  currency: ChargeCurrency | undefined;
  /** Minor units; undefined: the payer enters it. */
  amount: number | undefined;
  reference: string | undefined;
  text: string | undefined;
  redirect: Redirect | undefined;
  isRecurring: boolean;
  isVerification: boolean;
  /** One payment per reference. */
  isOnce: boolean;
  /** Exclusive end, ISO 8601. */
  until: string | undefined;
  /** Defaults to the merchant's setting. */
  capture: "automatic" | "manual" | undefined;
}

export interface ChargeCurrency {
  code: string;
  exponent: number;
}

export interface Payee extends Sites {
  currencies: readonly ChargeCurrency[];
}

const longestReference = 200;
// An order's text with a consent's.
const longestText = 600;
// PostgreSQL refuses NUL.
const control = /[^\P{Cc}\t\n\r]/u;

export function readLink(parameters: Parameters, payee: Payee): Link {
  const currency = currencyOf(parameters, payee);
  const reference = textOf(parameters, "reference", longestReference);
  const isVerification = verificationOf(parameters);
  const occasion = readOccasion(parameters, payee);
  const isLimited = occasion.consents !== undefined;
  // The limit has the payment's currency or, for a verification, the merchant's.
  if (isLimited && currency === undefined && !isVerification) {
    throw new LinkError("parameter", { name: "consent" });
  }
  return {
    ...occasion,
    currency,
    amount: amountOf(parameters, currency),
    reference,
    text: textOf(parameters, "text", longestText),
    redirect: redirectOf(parameters, payee),
    isRecurring: truthOf(parameters, "recurring") || isVerification || isLimited,
    isVerification,
    isOnce: onceOf(parameters, reference),
    until: instantOf(parameters),
    capture: captureOf(parameters),
  };
}

export function refuseMixedTest(parameters: Parameters, { test }: Pick<Payee, "test">): void {
  const text = parameters.test ?? "";
  if (test ? text !== "1" : text !== "" && text !== "0") throw new LinkError("test");
}

function currencyOf(parameters: Parameters, { currencies }: Payee): ChargeCurrency | undefined {
  const code = parameters.currency || undefined;
  if (code === undefined) return parameters.value ? currencies[0] : undefined;
  const currency = currencies.find((one) => one.code === code.toUpperCase());
  if (currency === undefined) throw new LinkError("currency", { currency: code });
  return currency;
}

function amountOf(parameters: Parameters, currency: ChargeCurrency | undefined) {
  const value = parameters.value || undefined;
  if (value === undefined || currency === undefined) return undefined;
  const { amount } = readDecimal(value, currency.exponent);
  if (amount === undefined) throw new LinkError("value", { value, currency: currency.code });
  return amount;
}

function textOf(parameters: Parameters, name: ParameterName, longest: number) {
  const text = parameters[name]?.trim() || undefined;
  if (text === undefined) return undefined;
  if (isLongerThan(text, longest) || control.test(text)) throw new LinkError("parameter", { name });
  return text;
}

function redirectOf({ redirect }: Parameters, payee: Payee): Redirect | undefined {
  if (!redirect) return undefined;
  const read = readRedirect(redirect, payee);
  if (read === undefined) throw new LinkError("redirect");
  return read;
}

function verificationOf(parameters: Parameters): boolean {
  const isVerification = truthOf(parameters, "verify");
  const isPriced = Boolean(parameters.value || parameters.currency);
  if (isVerification && isPriced) throw new LinkError("parameter", { name: "verify" });
  return isVerification;
}

function onceOf(parameters: Parameters, reference: string | undefined): boolean {
  const isOnce = truthOf(parameters, "once");
  if (isOnce && reference === undefined) throw new LinkError("parameter", { name: "once" });
  return isOnce;
}

function captureOf(parameters: Parameters): Link["capture"] {
  if (!parameters.capture) return undefined;
  return truthOf(parameters, "capture") ? "automatic" : "manual";
}

function instantOf({ until }: Parameters): string | undefined {
  if (!until) return undefined;
  try {
    return Temporal.Instant.from(until).toString();
  } catch {
    throw new LinkError("parameter", { name: "until" });
  }
}

export function truthOf(parameters: Parameters, name: ParameterName): boolean {
  const text = (parameters[name] ?? "").toLowerCase();
  if (["y", "yes", "1", "true"].includes(text)) return true;
  if (["", "n", "no", "0", "false"].includes(text)) return false;
  throw new LinkError("parameter", { name });
}
