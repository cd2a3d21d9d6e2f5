import type { Context } from "../../core/context.ts";
import { mailLimits } from "../../core/limits.ts";

export type MailLimits = Pick<Context["limits"], "look" | "count">;
export type Count = [name: keyof typeof mailLimits, key: string];

/** For a recipient that an untrusted account chose. */
export async function chosen(
  limits: MailLimits,
  accountId: number,
  recipient: string,
): Promise<Count[]> {
  const mark: Count = ["chosenRecipientsByRecipient", `${accountId} ${recipient}`];
  if ((await limits.look(...mark)).used > 0) return [];
  return [["chosenByUntrustedAccount", String(accountId)], ["chosenByUntrusted", "all"], mark];
}

/** All limits or none. Returns the wait in milliseconds. */
export async function takeAll(limits: MailLimits, counts: readonly Count[]): Promise<number> {
  for (const [name, key] of counts) {
    const { used, msBeforeNext } = await limits.look(name, key);
    if (used >= mailLimits[name].points) return msBeforeNext;
  }
  let wait = 0;
  for (const [name, key] of counts) {
    const { used, msBeforeNext } = await limits.count(name, key);
    if (used > mailLimits[name].points) wait = Math.max(wait, msBeforeNext);
  }
  return wait;
}
