// docs/settings.md, from the code.
import { settingNames } from "@frontdesk/platform/unknown-settings";
import { SettingsError } from "@frontdesk/server/environment";
import { readAllSettings, type Settings } from "../src/command/settings.ts";

interface SettingDocs {
  meaning: string;
  /** Text for a default that depends on other settings. */
  usual?: string | ((settings: Settings) => unknown);
}

const documented: Readonly<Record<string, SettingDocs>> = {
  FRONTDESK_DATA_DIR: {
    usual: ({ desk }) => desk.dataFolder,
    meaning: "the embedded database, its compile cache, generated keys, and mails without a server",
  },
  DATABASE_URL: {
    meaning: "PostgreSQL 15 or newer, on one host or several, instead of the embedded database",
  },
  DRAIN_SECONDS: {
    usual: "`5`, embedded `0`",
    meaning:
      "time to keep serving after SIGTERM, with `/health` at 503, until load balancers notice",
  },
  HOST: { usual: ({ desk }) => desk.host, meaning: "the address to listen on" },
  DESK_PORT: { usual: ({ desk }) => desk.port, meaning: "the port of the desk" },
  DESK_URL: {
    usual: "from host and port",
    meaning:
      "the public address of the desk, where people sign in; also for services that run alone",
  },
  PAYMENTS_PORT: { usual: ({ payments }) => payments.port, meaning: "the port of payments" },
  PAYMENTS_URL: { usual: "from host and port", meaning: "the public address of payments" },
  SCHEDULING_PORT: {
    usual: ({ scheduling }) => scheduling.port,
    meaning: "the port of scheduling",
  },
  SCHEDULING_URL: { usual: "from host and port", meaning: "the public address of scheduling" },
  PAYMENTS_INTERNAL_URL: {
    usual: "this machine, at `PAYMENTS_PORT`",
    meaning: "address of payments for the desk, and for a scheduling service that runs alone",
  },
  SCHEDULING_INTERNAL_URL: {
    usual: "this machine, at `SCHEDULING_PORT`",
    meaning: "address of scheduling for the desk",
  },
  PAYMENTS_OPERATOR_INTERNAL_URL: {
    usual: "from `OPERATOR_HOST` and `OPERATOR_PORT`",
    meaning: "operators' address of payments for the desk, if payments runs elsewhere",
  },
  SCHEDULING_OPERATOR_INTERNAL_URL: {
    usual: "from `OPERATOR_HOST` and `OPERATOR_PORT`",
    meaning: "operators' address of scheduling for the desk, if scheduling runs elsewhere",
  },
  OPERATOR_KEY: {
    usual: "generated",
    meaning: "the operator's key; required with `DATABASE_URL`",
  },
  MASTER_KEY: {
    usual: "generated",
    meaning: "seals secrets, see [key rotation](key-rotation.md); required with `DATABASE_URL`",
  },
  OPERATOR_HOST: {
    usual: ({ desk }) => desk.operatorHost,
    meaning: "the operators' address; any address but loopback admits operators of other machines",
  },
  OPERATOR_PORT: {
    usual: ({ desk }) => desk.operatorPort,
    meaning: "the port for operators and metrics",
  },
  TRUST_PROXY: { meaning: "proxies with a trusted `X-Forwarded-For` header" },
  CONNECTIONS_PER_ADDRESS: {
    usual: ({ desk }) => desk.connectionsPerAddress,
    meaning: "open connections per address; proxies do not count",
  },
  BODIES_PER_ADDRESS: {
    usual: ({ desk }) => desk.bodiesPerAddress,
    meaning: "unfinished request bodies per address",
  },
  SMTP_URL: { meaning: "a mail server; without it, mails are `.eml` files in the data folder" },
  MAIL_FROM: { usual: ({ desk }) => desk.mailFrom, meaning: "the sender of mails" },
  APPS_PER_MINUTE: {
    usual: ({ payments }) => payments.appsPerMinute,
    meaning: "new apps per address",
  },
  PAYMENTS_PER_MINUTE: {
    usual: ({ payments }) => payments.paymentsPerMinute,
    meaning: "customers' payments per address; the vault takes twice as many",
  },
  APP_REQUESTS_PER_SECOND: {
    usual: ({ payments }) => payments.appRequestsPerSecond,
    meaning: "calls of one app to one process; `0` means no limit",
  },
  RATES_URL: {
    meaning:
      "the ECB's `eurofxref-daily.xml`, or a copy, to fetch every hour; without it, no fetch",
  },
  INVITATIONS_PER_HOUR: {
    usual: ({ desk }) => desk.mostInvited.perHour,
    meaning: "addresses that an app, or a user of scheduling, may invite per hour",
  },
  INVITATIONS_PER_DAY: {
    usual: ({ desk }) => desk.mostInvited.perDay,
    meaning: "the same per day",
  },
  INVITATIONS_PER_DAY_IN_ALL: {
    usual: ({ desk }) => desk.mostInvited.perDayInAll,
    meaning: "the same per day for all merchants and accounts without approval together",
  },
  ACCOUNTS: {
    usual: "see below",
    meaning:
      "`trusted`: a confirmed owner may send own words; `approved`: an operator must agree first",
  },
  WEBHOOKS_TO_PRIVATE: {
    usual: "`no`",
    meaning: "`yes` lets webhooks call private addresses and this machine",
  },
  WEBHOOK_HEADER_PREFIX: {
    usual: ({ scheduling }) => scheduling.webhookHeaderPrefix,
    meaning: "the prefix of webhook headers",
  },
  TOKENS_IN_QUERY: {
    usual: "`no`",
    meaning: "`yes` accepts `?access_token=`, for published clients that send it",
  },
  SCHEDULING_LIST_ROWS: {
    usual: ({ scheduling }) => scheduling.mostRows,
    meaning: "the most rows of one list",
  },
  SCHEDULING_RESOURCES: {
    meaning: "the most active resources of an account; without it, no limit",
  },
  LOG_LEVEL: { usual: ({ desk }) => desk.logLevel, meaning: "the least severe lines to log" },
};

/** Only single commands use FRONTDESK_KEY. OPERATOR_REMOTE no longer exists. */
const undocumented = new Set(["FRONTDESK_KEY", "OPERATOR_REMOTE"]);

const introduction = `# Settings

All settings are environment variables. Startup checks them all, names every wrong one and exits
with status 78. The log names variables that look like settings but are none, such as a
misspelt one.

A secret may be in a file. Set the same variable with \`_FILE\` to its path: \`DATABASE_URL_FILE\`,
\`MASTER_KEY_FILE\`, \`OPERATOR_KEY_FILE\` or \`SMTP_URL_FILE\`.

`;

const remarks = `
## Trusted accounts

\`ACCOUNTS\` is \`trusted\` with an embedded database and no mail server, otherwise \`approved\`.

With \`approved\`, an operator approves each account, at the desk or with
\`npx frontdesk approve-account NUMBER\`. \`npx frontdesk waiting-accounts\` lists the waiting ones.
Accounts made by the command are approved from the start.

Until its approval an account publishes its page and takes bookings, but its mails are plain. They
hold our text, times and amounts, and no name, words or address of the account. The same rule covers
merchants without approval: their invitations do not name them, and their contact addresses get no
mail about webhooks.

With a mail server, an account may publish its page only after its owner confirmed an address.

## The data folder

Only its owner may read the data folder: folders have mode 0700, files 0600, whatever the umask.
If other users can read the folder, startup removes their access and logs a warning.

Frontdesk creates a new database once, and only in an empty folder. If its files are lost or
damaged, startup says so and puts nothing in their place. Generated keys are files of mode 0600 in
the folder. Frontdesk never prints them.

Generated by \`npm run generate\`.
`;

export function settingsPage(): string {
  const left = settingNames.filter((name) => !(name in documented) && !undocumented.has(name));
  if (left.length > 0) throw new Error(`settings without a description: ${left.join(", ")}`);
  const settings = readAllSettings({});
  const rows = Object.entries(documented).map(([name, { meaning, usual = "" }]) => [
    `\`${name}\``,
    typeof usual === "string" ? usual : `\`${usual(settings)}\``,
    acceptedBy(name),
    meaning,
  ]);
  return introduction + table([["variable", "default", "accepts", "meaning"], ...rows]) + remarks;
}

/** Accepted values, from the refusal of a wrong one. */
function acceptedBy(name: string): string {
  try {
    readAllSettings({ [name]: "\u0001" });
    return "";
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [problem = ""] = error.problems;
    return problem.replace(`${name} must be `, "");
  }
}

function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows]
    .map((row) => `${line(row)}\n`)
    .join("");
}
