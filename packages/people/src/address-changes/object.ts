import { randomBytes } from "node:crypto";
import type { PeopleContext } from "../context.ts";
import { endNewAccess, type NewAccess } from "../lifecycle-hooks/new-access.ts";
import { changeMail } from "../mails.ts";
import { hashPassword } from "../passwords/hash.ts";
import { setPassword } from "../passwords/store.ts";
import {
  type AddressChange,
  findByObjection,
  removeAddressChange,
} from "../persons/address-changes.store.ts";
import { lockPerson } from "../persons/store.ts";
import { removeFactorSince } from "../second-factors/store.ts";
import { hashToken } from "../token.ts";
import { freeAddress, giveAddress, grantOnce, NotProvidedError } from "./confirm.ts";

export async function findContested(
  { db, now }: PeopleContext,
  token: string,
): Promise<AddressChange | undefined> {
  return await findByObjection(db, { tokenHash: hashToken(token), now: now() });
}

/** Also ends sessions, password, and all access since the request, second factor included. */
export async function objectToChange(
  context: PeopleContext,
  token: string,
): Promise<"kept" | "restored" | "ended" | "taken"> {
  const seen = await findContested(context, token);
  if (seen === undefined) return "ended";
  const { personId, formerEmail } = seen;
  const isChanged = seen.changedAt !== null;
  // A random password: the owner chooses a new one by mail.
  const hash = await hashPassword(randomBytes(32).toString("base64url"), context.passwordCost);
  const outcome = await grantOnce(context, async (inside) => {
    const { db, now } = inside;
    if (isChanged) await freeAddress(inside, formerEmail, personId);
    await lockPerson(db, personId);
    const change = await findContested(inside, token);
    // Confirmed since: the owner sees the change and objects to it.
    if (change === undefined || (change.changedAt !== null) !== isChanged) {
      throw new NotProvidedError("ended");
    }
    await removeAddressChange(db, personId);
    if (!isChanged) return;
    await setPassword(db, { personId, hash, now: now() });
    await giveAddress(inside, { personId, email: formerEmail, keptSession: undefined });
    // An older factor belongs to the owner, and stops a thief of the former mailbox.
    await removeFactorSince(db, personId, change.askedAt);
    await tell(inside, formerEmail, await endNewAccess(inside, personId, change.askedAt));
  });
  if (outcome !== "changed") return outcome;
  context.log.warn({ personId }, "a person objected to an email change");
  return isChanged ? "restored" : "kept";
}

async function tell(
  { db, post, publicUrl, productName }: PeopleContext,
  to: string,
  access: NewAccess,
): Promise<void> {
  const what = "Former address restored and password removed";
  const link = `${publicUrl}/forgot`;
  await post.send(db, changeMail({ to, productName, link, what, access }));
}
