/* One currency, one bank account for payouts. Its apps and users change only name, email address
   and descriptor. */

import { isOwnHost } from "@frontdesk/server/network";
import type { Problem } from "@frontdesk/server/refusal";
import { isEmail } from "@frontdesk/server/text/email";
import { isCountry } from "../../core/countries.ts";
import { findCurrency } from "../../core/currencies.ts";
import { hasIbanShape, isValidIban } from "../../core/iban.ts";
import { addressOf } from "../../core/website.ts";
import { merchantRefusals as refusals } from "./refusals.ts";

type MerchantFields = Record<string, unknown>;
type Rule = (text: string) => Problem | undefined;

/** `day`: UTC, YYYY-MM-DD. */
export function merchantProblems(fields: MerchantFields, day: string): Problem[] {
  const company = membersOf(fields.company);
  const bank = membersOf(fields.bank);
  return [
    ...problem(fields.currency, (code) => currencyRule(code, day)),
    ...emailProblems(fields),
    ...problem(fields.website, websiteRule),
    ...problem(company.country, countryRule),
    ...problem(bank.iban, fields.test === true ? testIbanRule : liveIbanRule),
  ];
}

export function emailProblems(fields: MerchantFields): Problem[] {
  return problem(fields.email, emailRule);
}

function problem(value: unknown, rule: Rule): Problem[] {
  const match = typeof value === "string" ? rule(value) : undefined;
  return match === undefined ? [] : [match];
}

function membersOf(value: unknown): MerchantFields {
  return typeof value === "object" && value !== null ? (value as MerchantFields) : {};
}

function currencyRule(code: string, day: string): Problem | undefined {
  const currency = findCurrency(code, day);
  if (currency === undefined) return refusals.unknownCurrency();
  return currency.funding ? undefined : refusals.unfunded();
}

function emailRule(text: string): Problem | undefined {
  return isEmail(text) ? undefined : refusals.noEmail();
}

function websiteRule(text: string): Problem | undefined {
  return URL.canParse(addressOf(text)) ? undefined : refusals.noWebsite();
}

function countryRule(code: string): Problem | undefined {
  return isCountry(code) ? undefined : refusals.unknownCountry();
}

function testIbanRule(text: string): Problem | undefined {
  return hasIbanShape(text) ? undefined : refusals.noIban();
}

function liveIbanRule(text: string): Problem | undefined {
  return isValidIban(text) ? undefined : refusals.unfitIban();
}

export function isUnencrypted({ publicUrl }: { publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== "https:" && !isOwnHost(hostname);
}

/** Requirements of live merchants. */
export function liveProblems(
  { test }: Record<string, unknown>,
  settings: { publicUrl: string },
): Problem[] {
  if (test === true || !isUnencrypted(settings)) return [];
  return [refusals.unencrypted()];
}
