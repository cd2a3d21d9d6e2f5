// A type of time off is a name; default types have no special status.
import type { Static } from "typebox";
import { changed, created, type Noun } from "../../../changes/outbox/changed.ts";
import type { Change } from "../../../changes/requests.ts";
import type { Context } from "../../../core/context.ts";
import { momentOf } from "../../../core/times.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import type { ChangedDowntimeType, DowntimeType, NewDowntimeType } from "../schema.ts";
import {
  type DowntimeTypeRow,
  deleteDowntimeType,
  insertDowntimeType,
  lockDowntimeType,
  renameDowntimeType,
} from "./store.ts";

type DowntimeTypeResponse = Static<typeof DowntimeType>;

export function downtimeTypeOf(row: DowntimeTypeRow): DowntimeTypeResponse {
  return { ...row, created_at: momentOf(row.created_at), updated_at: momentOf(row.updated_at) };
}

const noun: Noun<DowntimeTypeRow, DowntimeTypeResponse> = {
  kind: "downtime_type",
  checkOwn: () => {},
  show: downtimeTypeOf,
};

export async function createDowntimeType(
  context: Context,
  actor: Actor,
  body: Static<typeof NewDowntimeType>,
): Promise<DowntimeTypeResponse> {
  const { id: accountId } = actor.account;
  const name = body.name.trim();
  return await created(context, actor, {
    ...noun,
    write: ({ db, now }) => insertDowntimeType(db, { accountId, name, at: now() }),
  });
}

export async function changeDowntimeType(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedDowntimeType>, DowntimeTypeResponse>,
): Promise<DowntimeTypeResponse> {
  const { id: accountId } = actor.account;
  return await changed(context, actor, {
    ...noun,
    id,
    lock: lockDowntimeType,
    check,
    async write({ db, now }, row) {
      const name = body.name?.trim() ?? row.name;
      if (name === row.name) return row;
      return await renameDowntimeType(db, { accountId, id, name, at: now() });
    },
  });
}

export async function removeDowntimeType(
  context: Context,
  actor: Actor,
  id: number,
): Promise<void> {
  await changed(context, actor, {
    ...noun,
    id,
    lock: lockDowntimeType,
    async write({ db }) {
      await deleteDowntimeType(db, actor.account.id, id);
      return undefined;
    },
  });
}
