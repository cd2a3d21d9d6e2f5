import { nearestName } from "@frontdesk/server/names";
import type { Context } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { listMerchants } from "../store.ts";
import { listMembershipsOf } from "./store.ts";

/** The merchants that a person is somebody to, a line each. */
export async function listMadeBy({ db }: Pick<Context, "db">, personId: Id): Promise<string[]> {
  const memberships = await listMembershipsOf(db, personId);
  const accepted = memberships.filter(({ acceptedAt }) => acceptedAt !== null);
  const roles = new Map(accepted.map(({ merchantId, role }) => [merchantId, role]));
  const merchants = await listMerchants(db, [...roles.keys()], {});
  return merchants.map(({ id, name }) => {
    return `The shop “${nearestName(name ?? id)}”, with its keys: ${roles.get(id)}`;
  });
}
