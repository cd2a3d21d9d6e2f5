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
  const member = personId && (await findMember(db, { merchantId, personId }));
  const former = member ? member.role : undefined;
  const owners = await listOwners(db, merchantId);
  const others = owners.filter((owner) => owner.personId !== personId);
  const isOwner = former === "owner" && member && member.acceptedAt !== null;
  if (caller.kind === "app") {
    if (isOwner && role !== "owner") throw userRefusals.ownersOnly();
    const isAssigning = role === "owner" && !isOwner;
    const isFree = others.length === 0 && (test || approvedAt === null);
    if (isAssigning && !isFree) throw userRefusals.ownersOnly();
    return;
  }
  const isLeaving = role === undefined && personId === caller.personId;
  if (!isLeaving) await requireRank(context, caller, { merchantId, ranks: [former, role] });
  const isLast = isOwner && others.every(({ acceptedAt }) => acceptedAt === null);
  if (isLast && role !== "owner") throw userRefusals.lastOwner();
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
