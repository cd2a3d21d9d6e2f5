/* Counts once the head arrives: a flood of forms costs neither reading nor a statement. Each
   process counts alone. */
import { createLimits } from "@frontdesk/server/limits";
import type { Server } from "@frontdesk/server/server";
import type { PeopleContext } from "../context.ts";

const rules = { formsByAddress: { points: 600, seconds: 60 } };

export function limitForms(scope: Server, { log }: Pick<PeopleContext, "log">): void {
  const limits = createLimits({ rules, log });
  scope.addHook("onRequest", async ({ method, callerAddress }) => {
    if (method === "POST") await limits.take("formsByAddress", callerAddress);
  });
}
