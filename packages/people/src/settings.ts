import { type ReadSetting, type Rule, secret, urlOf, whole } from "@frontdesk/server/environment";
import { isSender } from "./mail/address.ts";
import type { MostInvited } from "./throttle/invited.ts";

export interface MailSettings {
  smtpUrl?: string | undefined;
  mailFrom: string;
  mostInvited: MostInvited;
  accountsAreTrusted: boolean;
}

export const mailRules: Record<string, Rule> = {
  SMTP_URL: secret(urlOf("smtp:", "smtps:")),
  MAIL_FROM: { holds: isSender, expected: "an address, or Name <address>" },
  INVITATIONS_PER_HOUR: whole(1, 1_000_000),
  INVITATIONS_PER_DAY: whole(1, 1_000_000),
  INVITATIONS_PER_DAY_IN_ALL: whole(1, 1_000_000),
  ACCOUNTS: {
    holds: (value) => value === "trusted" || value === "approved",
    expected: "trusted or approved",
  },
};

export function readMail(read: ReadSetting): MailSettings {
  const smtpUrl = read("SMTP_URL");
  const isAlone = read("DATABASE_URL") === undefined && smtpUrl === undefined;
  return {
    smtpUrl,
    mailFrom: read("MAIL_FROM") ?? "Frontdesk <frontdesk@localhost>",
    mostInvited: {
      perHour: Number(read("INVITATIONS_PER_HOUR") ?? 5),
      perDay: Number(read("INVITATIONS_PER_DAY") ?? 20),
      perDayInAll: Number(read("INVITATIONS_PER_DAY_IN_ALL") ?? 500),
    },
    accountsAreTrusted: (read("ACCOUNTS") ?? (isAlone ? "trusted" : "approved")) === "trusted",
  };
}
