/*
 * Everything the environment can say to this service, read once at the start. What is wrong is
 * told all at once, by the name of the variable.
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
  type Rule,
  readEnvironment,
  urlOf,
  whole,
  yesOrNo,
} from "@frontdesk/server/environment";
import type { Address } from "@frontdesk/server/listen";

export interface Settings extends OwnSettings, MailSettings {
  /** Where people sign in, if not here, without a slash at the end. */
  deskUrl?: string | undefined;
  /** Where the payment service of this installation is, without a slash at the end. */
  paymentsAt?: string | undefined;
  /** The beginning of the names of webhooks' own headers. */
  webhookHeaderPrefix: string;
  /** Whether a token may stand in the query, as some published clients send it. */
  tokensInQuery: boolean;
  /** The most rows of one list with `limit=0`. */
  mostRows: number;
  /** The most active resources of an account; undefined is no limit. */
  mostResources?: number | undefined;
}

const naming = { prefix: "SCHEDULING", port: 4020 };

/** Reads the settings; throws one Error that lists everything that is wrong. */
export function readSettings(environment: Environment = process.env): Settings {
  const read = readEnvironment(environment, rules, missingKeys);
  const mostResources = read("SCHEDULING_RESOURCES");
  return {
    ...readOwn(read, naming),
    ...readMail(read),
    deskUrl: read("DESK_URL")?.replace(/\/+$/, ""),
    paymentsAt: read("PAYMENTS_INTERNAL_URL")?.replace(/\/+$/, ""),
    webhookHeaderPrefix: read("WEBHOOK_HEADER_PREFIX") ?? "X-Frontdesk",
    tokensInQuery: read("TOKENS_IN_QUERY") === "yes",
    mostRows: Number(read("SCHEDULING_LIST_ROWS") ?? 50_000),
    mostResources: mostResources === undefined ? undefined : Number(mostResources),
  };
}

/** Where the service listens when it runs alone. */
export function addressesOf(settings: Settings): [own: Address, door: Address] {
  return addressesFor(naming, settings);
}

const rules: Record<string, Rule> = {
  ...rulesFor(naming),
  ...mailRules,
  DESK_URL: urlOf("http:", "https:"),
  PAYMENTS_INTERNAL_URL: urlOf("http:", "https:"),
  WEBHOOK_HEADER_PREFIX: {
    holds: (value) => /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(value),
    wanted: "letters, digits and hyphens",
  },
  TOKENS_IN_QUERY: yesOrNo,
  SCHEDULING_LIST_ROWS: whole(1, 10_000_000),
  SCHEDULING_RESOURCES: whole(1, 10_000_000),
};
