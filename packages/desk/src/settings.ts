/* Reports all errors together. */

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
  type ReadSetting,
  type Rule,
  readEnvironment,
  urlOf,
} from "@frontdesk/server/environment";
import type { Address } from "@frontdesk/server/listen";

export interface Settings extends OwnSettings, MailSettings {
  /** Internal URLs, without a trailing slash. */
  paymentsAt: string;
  schedulingAt: string;
  paymentsAdminUrl: string;
  schedulingAdminUrl: string;
}

const assignment = { prefix: "DESK", port: 4000 };

export function readSettings(environment: Environment = process.env): Settings {
  const read = readEnvironment(environment, rules, missingKeys);
  const own = readOwn(read, assignment);
  const adminUrlOf = (name: string) => (read(name) ?? own.operatorUrl).replace(/\/+$/, "");
  return {
    ...own,
    ...readMail(read),
    paymentsAt: innerUrl(read, "PAYMENTS", 4010),
    schedulingAt: innerUrl(read, "SCHEDULING", 4020),
    paymentsAdminUrl: adminUrlOf("PAYMENTS_OPERATOR_INTERNAL_URL"),
    schedulingAdminUrl: adminUrlOf("SCHEDULING_OPERATOR_INTERNAL_URL"),
  };
}

export function addressesOf(settings: Settings): [own: Address, door: Address] {
  return addressesFor(assignment, settings);
}

/** Default: the service's port on this machine. */
function innerUrl(read: ReadSetting, prefix: string, usual: number): string {
  const text = read(`${prefix}_INTERNAL_URL`);
  const port = Number(read(`${prefix}_PORT`) ?? usual);
  return (text ?? localUrl(read("HOST") ?? "127.0.0.1", port)).replace(/\/+$/, "");
}

const rules: Record<string, Rule> = {
  ...rulesFor(assignment),
  ...mailRules,
  PAYMENTS_INTERNAL_URL: urlOf("http:", "https:"),
  SCHEDULING_INTERNAL_URL: urlOf("http:", "https:"),
  PAYMENTS_OPERATOR_INTERNAL_URL: urlOf("http:", "https:"),
  SCHEDULING_OPERATOR_INTERNAL_URL: urlOf("http:", "https:"),
};
