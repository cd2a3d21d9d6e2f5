import { randomBytes } from "node:crypto";
import type { Static } from "typebox";
import { created } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { newServiceOf, problemsWithLater } from "./input.ts";
import { problemsWithNamed } from "./named.ts";
import { problemsWithService } from "./rules.ts";
import type { NewService } from "./schema.ts";
import { type ServiceResponse, serviceNoun } from "./service.ts";
import { insertService } from "./store.ts";

export async function createService(
  context: Context,
  actor: Actor,
  body: Static<typeof NewService>,
): Promise<ServiceResponse> {
  const accountId = actor.account.id;
  const service = newServiceOf(body);
  const wrong = [...problemsWithLater(body), ...problemsWithService(service)];
  if (wrong.length > 0) throw unprocessable(wrong);
  return await created(context, actor, {
    ...serviceNoun,
    async write({ db, now }) {
      const problems = await problemsWithNamed(db, { accountId, was: undefined, service });
      if (problems.length > 0) throw unprocessable(problems);
      const secret = randomBytes(16).toString("base64url");
      const of = { accountId, creatorId: actor.userId, secret, at: now() };
      return await insertService(db, service, of);
    },
  });
}
