// A misspelt environment variable would silently leave the default in force.
import type { Environment } from "@frontdesk/server/environment";

/** Each setting may come from a file in `<name>_FILE`. */
const secretNames = ["DATABASE_URL", "MASTER_KEY", "OPERATOR_KEY", "SMTP_URL", "FRONTDESK_KEY"];

export const settingNames: readonly string[] = [
  ...secretNames,
  "FRONTDESK_DATA_DIR",
  "HOST",
  "LOG_LEVEL",
  "TRUST_PROXY",
  "MAIL_FROM",
  "ACCOUNTS",
  "DRAIN_SECONDS",
  "DESK_PORT",
  "DESK_URL",
  "PAYMENTS_PORT",
  "PAYMENTS_URL",
  "SCHEDULING_PORT",
  "SCHEDULING_URL",
  "OPERATOR_HOST",
  "OPERATOR_PORT",
  "PAYMENTS_INTERNAL_URL",
  "SCHEDULING_INTERNAL_URL",
  "PAYMENTS_OPERATOR_INTERNAL_URL",
  "SCHEDULING_OPERATOR_INTERNAL_URL",
  "OPERATOR_REMOTE",
  "CONNECTIONS_PER_ADDRESS",
  "BODIES_PER_ADDRESS",
  "APPS_PER_MINUTE",
  "PAYMENTS_PER_MINUTE",
  "APP_REQUESTS_PER_SECOND",
  "RATES_URL",
  "INVITATIONS_PER_HOUR",
  "INVITATIONS_PER_DAY",
  "INVITATIONS_PER_DAY_IN_ALL",
  "WEBHOOKS_TO_PRIVATE",
  "WEBHOOK_HEADER_PREFIX",
  "TOKENS_IN_QUERY",
  "SCHEDULING_LIST_ROWS",
  "SCHEDULING_RESOURCES",
];

const existing = new Set([...settingNames, ...secretNames.map((name) => `${name}_FILE`)]);
const ownPrefix =
  /^(?:DESK|FRONTDESK|PAYMENTS|SCHEDULING|OPERATOR|INVITATIONS|WEBHOOKS?|SMTP|MAIL|APPS?)_/i;
// Kubernetes sets these for a service with a name like ours.
const ofKubernetes = /_(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT_\d+_\w+)$/;

export interface Unknown {
  name: string;
  meant?: string;
}

export function unknownSettings(environment: Environment): Unknown[] {
  const unknowns: Unknown[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || existing.has(name) || ofKubernetes.test(name)) continue;
    const meant = nearest(name.toUpperCase());
    if (meant !== undefined) unknowns.push({ name, meant });
    else if (ownPrefix.test(name)) unknowns.push({ name });
  }
  return unknowns;
}

function nearest(name: string): string | undefined {
  const most = name.length < 8 ? 1 : 2;
  const ranked = [...existing]
    .filter((other) => Math.abs(other.length - name.length) <= most)
    .map((other) => ({ other, steps: stepsBetween(name, other) }))
    .sort((one, two) => one.steps - two.steps);
  const [best] = ranked;
  return best !== undefined && best.steps <= most ? best.other : undefined;
}

/** Levenshtein. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 1; index <= one.length; index += 1) {
    const next = [index];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = row[at - 1]! + (one[index - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
