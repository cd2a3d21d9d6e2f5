import { listPersons } from "@frontdesk/people/persons/store";
import { listProtected } from "@frontdesk/people/second-factors/store";
import type { Static } from "typebox";
import type { Page } from "../../../api/lists/schema.ts";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import type { Identity } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import type { UserList } from "./schema.ts";
import { listMembers } from "./store.ts";

export interface UserListInput {
  caller: Identity;
  merchantId: Id;
  page: Page;
}

export async function listUsers(
  { db }: Pick<Context, "db">,
  { caller, merchantId, page }: UserListInput,
): Promise<Static<typeof UserList>> {
  await getMerchantFor(db, { merchantId, callerId: caller.callerId });
  const members = await listMembers(db, merchantId, page);
  const accepted = members.filter(({ acceptedAt }) => acceptedAt !== null);
  const ids = accepted.map(({ personId }) => personId);
  const persons = new Map((await listPersons(db, ids)).map((person) => [person.id, person]));
  // Key holders must not see the protection of accounts.
  const isNotified = caller.kind === "person";
  const isProtected = new Set(isNotified ? await listProtected(db, ids) : []);
  return members.map(({ personId, email, role, createdAt }) => {
    const { name = null, activeAt = null } = persons.get(personId) ?? {};
    const hasSecondFactor = isProtected.has(personId);
    const seen = { lastSeen: activeAt?.toISOString() ?? null, hasSecondFactor };
    return {
      id: personId,
      email,
      role,
      created: createdAt.toISOString(),
      ...(name !== null && { name }),
      ...(isNotified && persons.has(personId) && seen),
    };
  });
}
