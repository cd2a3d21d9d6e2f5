import type { Database } from "@frontdesk/database/database";
import { createSimulator } from "@frontdesk/payments/acquiring/simulator/simulator";
import type { Context as Payments } from "@frontdesk/payments/core/context";
import type { Mail } from "@frontdesk/people/mail/mail";
import type { Context as Scheduling } from "@frontdesk/scheduling/core/context";
import type { Agenda } from "./clock.ts";

export interface Present {
  payments: Payments;
  scheduling: Scheduling;
}

export interface Past extends Present {
  agenda: Agenda;
  mails: Mail[];
}

export function pastOf({ payments, scheduling }: Present, agenda: Agenda): Past {
  const mails: Mail[] = [];
  const post = { send: async (_db: Database, ...sent: Mail[]) => void mails.push(...sent) };
  const { now } = agenda;
  const { db, log } = payments;
  const idle = { wake: () => {} };
  return {
    agenda,
    mails,
    payments: {
      ...payments,
      now,
      post,
      acquirers: { test: createSimulator({ db, now, log }) },
      // Workers would find work at the present time.
      delivery: idle,
      telling: { ...idle, listen: () => () => {} },
      webhooks: { read: () => {}, deliver: () => {} },
    },
    scheduling: { ...scheduling, now, post },
  };
}

export function mailedToken({ mails }: Past, email: string): string {
  const link = mails.findLast(({ to }) => to === email)?.link;
  if (link === undefined) throw new Error(`${email} got no mail`);
  return new URL(link).pathname.split("/").at(-1)!;
}
