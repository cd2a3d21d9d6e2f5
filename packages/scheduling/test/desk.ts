import type { Assertion } from "@frontdesk/people/assertions/assertion";
import { asserted } from "@frontdesk/people/test/asserted";
import type { Route } from "@frontdesk/platform/test/harness";
import { findUser } from "../src/parties/users/store.ts";
import type { Reply, Sending, TestScheduling } from "./harness.ts";

export type AssertionInput = Partial<Assertion>;

export async function sendByDesk(
  { context, send }: Pick<TestScheduling, "context" | "send">,
  route: Route,
  { personId, body, ...labels }: AssertionInput & { personId: string; body?: Sending["body"] },
): Promise<Reply> {
  const authorization = await asserted(context, route, { personId, aud: "scheduling", ...labels });
  const { idempotencyKey: key } = labels;
  const headers = { authorization, ...(key != null && { "idempotency-key": key }) };
  return await send(route, { headers, body });
}

export async function personIdOf(
  { context }: Pick<TestScheduling, "context">,
  userId: number,
): Promise<string> {
  return (await findUser(context.db, userId))!.person_id;
}
