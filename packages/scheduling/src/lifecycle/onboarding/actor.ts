import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { presets } from "../../core/rights.ts";
import { findOwned } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";

type Basics = Pick<Actor["account"], "id" | "subdomain" | "name" | "timezone">;

export function actorIn(account: Basics, userId: number, as: "owner" | "guest"): Actor {
  const isOwner = as === "owner";
  return {
    account: {
      ...account,
      isTimedOnly: false,
      isSuspended: false,
      isOwner,
      isAdministrator: isOwner,
      rights: isOwner ? presets.administrator : presets.basic_user,
      isOwnOnly: false,
    },
    userId,
    applicationId: null,
    requestId: "welcome",
  };
}

export async function ownerOf({ db }: Pick<Context, "db">, accountId: number): Promise<Actor> {
  const account = await findOwned(db, accountId);
  if (account === undefined) throw notFound();
  return actorIn(account, account.owner_id, "owner");
}
