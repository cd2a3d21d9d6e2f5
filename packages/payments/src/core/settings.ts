/* One error lists all problems. */

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
  type Rule,
  readEnvironment,
  urlOf,
  whole,
} from "@frontdesk/server/environment";
import type { Address } from "@frontdesk/server/listen";

export interface Settings extends OwnSettings, MailSettings {
  deskUrl?: string | undefined;
  appsPerMinute: number;
  /** Per address; twice as many for the vault. */
  paymentsPerMinute: number;
  ratesUrl?: string | undefined;
  /** Per process; 0 is no limit. */
  appRequestsPerSecond: number;
}

const assignment = { prefix: "PAYMENTS", port: 4010 };

export function readSettings(environment: Environment = process.env): Settings {
  const read = readEnvironment(environment, rules, missingKeys);
  return {
    ...readOwn(read, assignment),
    ...readMail(read),
    deskUrl: read("DESK_URL")?.replace(/\/+$/, ""),
    appsPerMinute: Number(read("APPS_PER_MINUTE") ?? 20),
    paymentsPerMinute: Number(read("PAYMENTS_PER_MINUTE") ?? 600),
    ratesUrl: read("RATES_URL"),
    appRequestsPerSecond: Number(read("APP_REQUESTS_PER_SECOND") ?? 500),
  };
}

export function addressesOf(settings: Settings): [own: Address, door: Address] {
  return addressesFor(assignment, settings);
}

const rules: Record<string, Rule> = {
  ...rulesFor(assignment),
  ...mailRules,
  DESK_URL: urlOf("http:", "https:"),
  APPS_PER_MINUTE: whole(1, 1_000_000),
  PAYMENTS_PER_MINUTE: whole(1, 1_000_000),
  RATES_URL: urlOf("http:", "https:"),
  APP_REQUESTS_PER_SECOND: whole(0, 1_000_000),
};
