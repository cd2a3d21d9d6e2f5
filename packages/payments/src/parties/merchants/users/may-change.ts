/* Under the merchant's row lock, two leaving owners cannot count on each other. */
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import type { Identity } from "../../identity/identity.ts";
import { roleRefusals, userRefusals } from "../refusals.ts";
import { requireAct } from "../roles/admit.ts";
import { isBelow, type Role } from "../roles/roles.ts";
import { lockMerchant } from "../store.ts";
import { findMember, listOwners } from "./store.ts";

export interface MemberChange {
  merchantId: Id;
  personId: Id | undefined;
  /** Undefined: ends the membership. */
  role: Role | undefined;
}

export async function mustBeAllowed(
  context: Pick<Context, "db" | "now">,
  caller: Identity,
  change: MemberChange,
): Promise<void> {
  const { merchantId, personId, role } = change;
  const { db } = context;
  const { test, approvedAt } = await lockMerchant(db, merchantId);
  const member = personId ? await findMember(db, { merchantId, personId }) : undefined;
  const owners = await listOwners(db, merchantId);
  const others = owners.filter((owner) => owner.personId !== personId);
  const isOwner = member?.role === "owner" && member.acceptedAt !== null;
  const endsOwnership = isOwner && role !== "owner";
  if (caller.kind === "app") {
    const assignsOwner = role === "owner" && !isOwner;
    const mayAssign = others.length === 0 && (test || approvedAt === null);
    if (endsOwnership || (assignsOwner && !mayAssign)) throw userRefusals.ownersOnly();
    return;
  }
  const isLeaving = role === undefined && personId === caller.personId;
  if (!isLeaving) await requireRank(context, caller, { merchantId, ranks: [member?.role, role] });
  const isLast = others.every(({ acceptedAt }) => acceptedAt === null);
  if (endsOwnership && isLast) throw userRefusals.lastOwner();
}

async function requireRank(
  context: Pick<Context, "db" | "now">,
  caller: Identity & { kind: "person" },
  { merchantId, ranks }: { merchantId: Id; ranks: readonly (Role | undefined)[] },
): Promise<void> {
  const act = ranks.includes("owner") ? "owners" : "team";
  const query = { merchantId, act, isReading: false } as const;
  const { role: own, route } = await requireAct(context, caller, query);
  const isReached = (rank: Role | undefined) => rank === undefined || isBelow(rank, own);
  if (route === "below" && !ranks.every(isReached)) throw roleRefusals.roleNeeded(["owner"]);
}
