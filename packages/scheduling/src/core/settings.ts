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
  deskUrl?: string | undefined;
  paymentsAt?: string | undefined;
  webhookHeaderPrefix: string;
  /** Admits published clients with the token in the query. */
  tokensInQuery: boolean;
  mostRows: number;
  mostResources?: number | undefined;
}

const assignment = { prefix: "SCHEDULING", port: 4020 };

export function readSettings(environment: Environment = process.env): Settings {
  const read = readEnvironment(environment, rules, missingKeys);
  const mostResources = read("SCHEDULING_RESOURCES");
  return {
    ...readOwn(read, assignment),
    ...readMail(read),
    deskUrl: read("DESK_URL")?.replace(/\/+$/, ""),
    paymentsAt: read("PAYMENTS_INTERNAL_URL")?.replace(/\/+$/, ""),
    webhookHeaderPrefix: read("WEBHOOK_HEADER_PREFIX") ?? "X-Frontdesk",
    tokensInQuery: read("TOKENS_IN_QUERY") === "yes",
    mostRows: Number(read("SCHEDULING_LIST_ROWS") ?? 50_000),
    mostResources: mostResources === undefined ? undefined : Number(mostResources),
  };
}

export function addressesOf(settings: Settings): [own: Address, door: Address] {
  return addressesFor(assignment, settings);
}

const rules: Record<string, Rule> = {
  ...rulesFor(assignment),
  ...mailRules,
  DESK_URL: urlOf("http:", "https:"),
  PAYMENTS_INTERNAL_URL: urlOf("http:", "https:"),
  WEBHOOK_HEADER_PREFIX: {
    holds: (value) => /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(value),
    expected: "letters, digits and hyphens",
  },
  TOKENS_IN_QUERY: yesOrNo,
  SCHEDULING_LIST_ROWS: whole(1, 10_000_000),
  SCHEDULING_RESOURCES: whole(1, 10_000_000),
};
