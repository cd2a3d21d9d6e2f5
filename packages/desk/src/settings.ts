/*
 * Everything the environment can say to the desk, read once at the start. What is wrong is told all
 * at once, by the name of the variable.
 */

import { type MailSettings, mailRules, readMail } from "@frontdesk/people/settings";
import {
  addressesFor,
  missingKeys,
  type OwnSettings,
  readOwn,
  rulesFor,
} from "@frontdesk/platform/settings";
import {
  type Environment,
  localUrl,
  type Read,
  type Rule,
  readEnvironment,
  urlOf,
} from "@frontdesk/server/environment";
import type { Address } from "@frontdesk/server/listen";

export interface Settings extends OwnSettings, MailSettings {
  /** Where the services are reached from here, without a slash at the end. */
  paymentsAt: string;
  schedulingAt: string;
  /** Where their operators are let in. */
  paymentsDoor: string;
  schedulingDoor: string;
}

const naming = { prefix: "DESK", port: 4000 };

/** Reads the settings; throws one Error that lists everything that is wrong. */
export function readSettings(environment: Environment = process.env): Settings {
  const read = readEnvironment(environment, rules, missingKeys);
  const own = readOwn(read, naming);
  const doorOf = (name: string) => (read(name) ?? own.operatorUrl).replace(/\/+$/, "");
  return {
    ...own,
    ...readMail(read),
    paymentsAt: innerUrl(read, "PAYMENTS", 4010),
    schedulingAt: innerUrl(read, "SCHEDULING", 4020),
    paymentsDoor: doorOf("PAYMENTS_OPERATOR_INTERNAL_URL"),
    schedulingDoor: doorOf("SCHEDULING_OPERATOR_INTERNAL_URL"),
  };
}

/** Where the desk listens. */
export function addressesOf(settings: Settings): [own: Address, door: Address] {
  return addressesFor(naming, settings);
}

/** Where a service is on the inside: at its port of this machine unless the environment says. */
function innerUrl(read: Read, prefix: string, usual: number): string {
  const given = read(`${prefix}_INTERNAL_URL`);
  const port = Number(read(`${prefix}_PORT`) ?? usual);
  return (given ?? localUrl(read("HOST") ?? "127.0.0.1", port)).replace(/\/+$/, "");
}

const rules: Record<string, Rule> = {
  ...rulesFor(naming),
  ...mailRules,
  PAYMENTS_INTERNAL_URL: urlOf("http:", "https:"),
  SCHEDULING_INTERNAL_URL: urlOf("http:", "https:"),
  PAYMENTS_OPERATOR_INTERNAL_URL: urlOf("http:", "https:"),
  SCHEDULING_OPERATOR_INTERNAL_URL: urlOf("http:", "https:"),
};
