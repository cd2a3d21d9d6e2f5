// Stored responses need current access to the merchant.
import type { FastifyRequest } from "fastify";
import type { Admit } from "../../../api/idempotency/idempotency.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { getMerchantFor } from "../access.ts";
import { type MerchantOf, merchantInPath } from "./admit.ts";
import { findMerchantOf, type OwnedTable } from "./store.ts";

type RoleRequest = Pick<FastifyRequest, "identity"> & FastifyRequest;

export function stillAt(request: RoleRequest, of: MerchantOf = merchantInPath): Admit {
  return async ({ db }) => {
    const merchantId = await of(db, request);
    if (merchantId === undefined) throw notFound();
    await getMerchantFor(db, { merchantId, callerId: request.identity.callerId });
  };
}

export function ofNamed(table: OwnedTable, id: Id): MerchantOf {
  return async (db) => await findMerchantOf(db, table, id);
}

export function stillAtCreation({ identity: { callerId } }: RoleRequest): Admit {
  return async ({ db }, body) => {
    const created = (body as { merchant?: { id: Id } } | undefined)?.merchant;
    if (created !== undefined) await getMerchantFor(db, { merchantId: created.id, callerId });
  };
}

/** Operators are checked before any call. */
export const byOperators: Admit = async () => {};
