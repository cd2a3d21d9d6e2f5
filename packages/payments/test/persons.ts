import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import { asserted } from "@frontdesk/people/test/asserted";
import type { Method, Reply } from "@frontdesk/platform/test/harness";
import type { Role } from "../src/parties/merchants/roles/roles.ts";
import type { TestPayments } from "./harness.ts";
import { type App, asking, type Json, send } from "./shop.ts";

export interface Proof {
  hasSecondFactor?: boolean;
  /** Second factor, ms since 1970. */
  provedAt?: number;
}

export const proved = () => ({ hasSecondFactor: true, provedAt: Date.now() });

/** Calls as forwarded by the desk. */
export interface TestPerson {
  id: string;
  ask(method: Method, path: string, sent?: PersonCall): Promise<Reply<Json>>;
}

interface PersonCall {
  body?: object;
  proof?: Proof;
  key?: string;
}

export function personOf(payments: TestPayments, id: string): TestPerson {
  return {
    id,
    ask: async (method, path, { body, proof = {}, key } = {}) => {
      const idempotencyKey = key ?? null;
      const input = { personId: id, aud: "payments", idempotencyKey, ...proof } as const;
      const authorization = await asserted(payments.context, `${method} ${path}`, input);
      const headers = { authorization, ...(key !== undefined && { "idempotency-key": key }) };
      return await send<Json>(payments, `${method} ${path}`, {
        headers,
        ...(body !== undefined && { body }),
      });
    },
  };
}

let invited = 0;

/** Invited by its app, accepted through the mailed link. */
export async function makeUser(
  payments: TestPayments,
  { app, merchantId }: { app: App; merchantId: string },
  role: Role,
): Promise<TestPerson & { email: string }> {
  invited += 1;
  const email = `${role}-${invited}@example.com`;
  const users = `/merchants/${merchantId}/users`;
  const { status } = await app.post(users, { email, role });
  if (status !== 201) throw new Error(`${role} was not invited: ${status}`);
  const link = new URL(payments.mails.at(-1)!.link!).pathname;
  await asking(payments).post(link, "name=Ada");
  const person = await findPersonOfEmail(payments.context.db, email);
  return { ...personOf(payments, person!.id), email };
}
