import { atomically } from "@frontdesk/database/atomically";
import { hashToken } from "@frontdesk/people/token";
import type { Context } from "../../../core/context.ts";
import { isId } from "../../../core/ids.ts";
import { keepAct } from "../audit-log/record.ts";
import { titleOf } from "../row.ts";
import { findMerchant } from "../store.ts";
import { findObjectionableAssignment, holdAssignment, type OwnerAssignmentRow } from "./store.ts";

interface Objectionable {
  assignment: OwnerAssignmentRow & { email: string };
  merchant: string;
}

export async function findAssignment(
  { db }: Pick<Context, "db">,
  token: string,
): Promise<Objectionable | undefined> {
  const id = token.slice(0, 24);
  if (!isId(id)) return undefined;
  const tokenHash = hashToken(token.slice(24));
  const assignment = await findObjectionableAssignment(db, { id, tokenHash });
  const merchant = assignment && (await findMerchant(db, assignment.merchantId));
  return assignment && merchant && { assignment, merchant: titleOf(merchant) };
}

export async function objectToAssignment(
  context: Pick<Context, "db" | "now" | "log">,
  { assignment, address }: { assignment: Objectionable["assignment"]; address: string },
): Promise<boolean> {
  const { id, merchantId, personId: subject, email } = assignment;
  return await atomically(context.db, async (db) => {
    if (!(await holdAssignment(db, id, email))) return false;
    const by = { actor: "system", address } as const;
    await keepAct({ ...context, db }, by, { merchantId, act: "user.object", subject });
    context.log.warn({ merchantId, id }, "objection to an owner assignment");
    return true;
  });
}
