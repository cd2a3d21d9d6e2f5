import type { Database } from "@frontdesk/database/database";
import { admitPerson } from "../access.store.ts";
import type { Role } from "../roles/roles.ts";
import { acceptMember, type Membership, saveMember, updateRole } from "./store.ts";

type Appointed = Membership & { email: string; now: Date };

/** Requires the merchant's lock. */
export async function appointOwner(db: Database, appointed: Appointed): Promise<void> {
  await appointUser(db, { ...appointed, role: "owner" });
}

/** Adds a user without an invitation. Requires the merchant's lock. */
export async function appointUser(
  db: Database,
  { email, now, role, ...membership }: Appointed & { role: Role },
): Promise<void> {
  await saveMember(db, { ...membership, email, role, now });
  await updateRole(db, { ...membership, role });
  await acceptMember(db, { ...membership, now });
  await admitPerson(db, membership);
}
