import { onOneLine } from "@frontdesk/server/text/clean";
import type { Context } from "../../core/context.ts";
import { listProvedAdministrators } from "../../parties/users/user.ts";
import { slowedAfterMs } from "../outbox/leases.store.ts";
import { failingMail } from "./mail.ts";
import { type Attempt, type Key, markNotified, saveFailure, saveSuccess } from "./store.ts";

/** After three days of failures administrators get one mail, and attempts drop to one an hour. */
export async function noteAttempt(
  { db, post }: Pick<Context, "db" | "post">,
  webhook: Key,
  { status, at }: Attempt,
): Promise<void> {
  if (status === "success") return await saveSuccess(db, webhook, at);
  const failingSince = await saveFailure(db, webhook, { status, at });
  if (failingSince === undefined || at.getTime() - failingSince.getTime() < slowedAfterMs) return;
  const notice = await markNotified(db, webhook, at);
  if (notice === undefined) return;
  const { id, accountId } = webhook;
  const name = onOneLine(notice.name);
  for (const { email: to } of await listProvedAdministrators(db, accountId)) {
    await post.send(db, failingMail({ to, id, name, subdomain: notice.subdomain }));
  }
}
