import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import type { Identity } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import type { Role } from "../roles/roles.ts";
import { mustBeAllowed } from "./may-change.ts";
import { findMember, updateRole } from "./store.ts";

export interface ChangeUserInput {
  caller: Identity;
  merchantId: Id;
  personId: Id;
  role: Role;
}

export async function changeUser(
  context: Pick<Context, "db" | "now">,
  { caller, merchantId, personId, role }: ChangeUserInput,
): Promise<{ before: Role }> {
  await getMerchantFor(context.db, { merchantId, callerId: caller.callerId });
  return await atomically(context.db, async (db) => {
    await mustBeAllowed({ ...context, db }, caller, { merchantId, personId, role });
    const member = await findMember(db, { merchantId, personId });
    if (member === undefined) throw notFound();
    await updateRole(db, { merchantId, personId, role });
    return { before: member.role };
  });
}
