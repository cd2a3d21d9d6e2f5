/*
 * A merchant is an account that takes card payments, is paid out to one bank account in one
 * currency, and belongs to the apps and users associated with it. Only its name, e-mail address and
 * descriptor ever change at their wish.
 */
import { isEmail } from "@frontdesk/people/mail/address";
import type { Problem } from "@frontdesk/server/refusal";
import { isCountry } from "../../ground/countries.ts";
import { findCurrency } from "../../ground/currencies.ts";
import { hasIbanShape, isValidIban } from "../../ground/iban.ts";
import { addressOf } from "../../ground/website.ts";

type Given = Record<string, unknown>;
type Rule = (text: string) => string | undefined;

/** What a new merchant's fields break beyond their schema, on a UTC day (YYYY-MM-DD). */
export function problemsOf(given: Given, day: string): Problem[] {
  const company = membersOf(given.company);
  const bank = membersOf(given.bank);
  return [
    ...problem("currency", given.currency, (code) => currencyRule(code, day)),
    ...emailProblems(given),
    ...problem("website", given.website, websiteRule),
    ...problem("company.country", company.country, countryRule),
    ...problem("bank.iban", bank.iban, given.test === true ? testIbanRule : liveIbanRule),
  ];
}

/** The same for fields that are changed, or for a user who is invited. */
export function emailProblems(given: Given): Problem[] {
  return problem("email", given.email, emailRule);
}

function problem(field: string, value: unknown, rule: Rule): Problem[] {
  const message = typeof value === "string" ? rule(value) : undefined;
  return message === undefined ? [] : [{ field, message }];
}

function membersOf(value: unknown): Given {
  return typeof value === "object" && value !== null ? (value as Given) : {};
}

function currencyRule(code: string, day: string): string | undefined {
  const currency = findCurrency(code, day);
  if (currency === undefined) return "must be the ISO 4217 code of a currency";
  return currency.funding ? undefined : "is not a currency that merchants can be funded in";
}

function emailRule(text: string): string | undefined {
  return isEmail(text) ? undefined : "must be an e-mail address";
}

function websiteRule(text: string): string | undefined {
  return URL.canParse(addressOf(text)) ? undefined : "must be a host, or an http or https address";
}

function countryRule(code: string): string | undefined {
  return isCountry(code) ? undefined : "must be an ISO 3166-1 alpha-2 code";
}

function testIbanRule(text: string): string | undefined {
  return hasIbanShape(text) ? undefined : "must be an IBAN";
}

function liveIbanRule(text: string): string | undefined {
  return isValidIban(text) ? undefined : "must be an IBAN with valid check digits";
}
