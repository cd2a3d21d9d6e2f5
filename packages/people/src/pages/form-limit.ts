/*
 * A form of a page is counted by the network that it comes from when its head has arrived: a flood
 * of forms costs neither their reading nor a statement. Each process counts for itself.
 */
import { createLimits } from "@frontdesk/server/limits";
import type { Server } from "@frontdesk/server/server";
import type { PeopleContext } from "../context.ts";

const rules = { formsByAddress: { points: 600, seconds: 60 } };

/** Refuses forms beyond the limit with 429, before anything of a body is read. */
export function limitForms(scope: Server, { log }: Pick<PeopleContext, "log">): void {
  const limits = createLimits({ rules, log });
  scope.addHook("onRequest", async ({ method, callerAddress }) => {
    if (method === "POST") await limits.take("formsByAddress", callerAddress);
  });
}
