import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { changedWith, problemsWithLater } from "./input.ts";
import { problemsWithNamed } from "./named.ts";
import { problemsWithService } from "./rules.ts";
import type { ChangedService } from "./schema.ts";
import { type ServiceResponse, serviceNoun, writtenOf } from "./service.ts";
import { lockService, updateService } from "./store.ts";

/** Existing appointments keep their terms. */
export async function changeService(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedService>, ServiceResponse>,
): Promise<ServiceResponse> {
  const accountId = actor.account.id;
  return await changed(context, actor, {
    ...serviceNoun,
    id,
    lock: lockService,
    check,
    async write({ db, now }, row) {
      const was = writtenOf(row);
      const service = changedWith(was, body);
      const wrong = [...problemsWithLater(body), ...problemsWithService(service)];
      if (wrong.length > 0) throw unprocessable(wrong);
      const problems = await problemsWithNamed(db, { accountId, id, was, service });
      if (problems.length > 0) throw unprocessable(problems);
      return await updateService(db, service, { accountId, id, at: now() });
    },
  });
}
