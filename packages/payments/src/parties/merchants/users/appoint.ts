import type { Database } from "@frontdesk/database/database";
import { admitPerson } from "../access.store.ts";
import { acceptMember, type Membership, saveMember, updateRole } from "./store.ts";

/** Requires the merchant's lock. */
export async function appointOwner(
  db: Database,
  { email, now, ...membership }: Membership & { email: string; now: Date },
): Promise<void> {
  await saveMember(db, { ...membership, email, role: "owner", now });
  await updateRole(db, { ...membership, role: "owner" });
  await acceptMember(db, { ...membership, now });
  await admitPerson(db, membership);
}
