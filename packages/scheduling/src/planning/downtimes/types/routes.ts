// A type of time off is a name; default types have no special status.
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { paging } from "../../../api/lists/lists.ts";
import {
  type Change,
  changing,
  creating,
  listing,
  reading,
  removing,
  routesOf,
} from "../../../changes/object-routes.ts";
import { changed, created, type Noun } from "../../../changes/outbox/changed.ts";
import type { Context } from "../../../core/context.ts";
import { momentOf } from "../../../core/dates.ts";
import type { Actor } from "../../../parties/identity/identity.ts";
import { downtimeTypeRefusals } from "../refusals.ts";
import { ChangedDowntimeType, DowntimeType, NewDowntimeType } from "../schema.ts";
import {
  type DowntimeTypeRow,
  deleteDowntimeType,
  findDowntimeType,
  hasDowntimeType,
  insertDowntimeType,
  listDowntimeTypes,
  lockDowntimeType,
  renameDowntimeType,
} from "./store.ts";

const { notFound, changedSince, inUse } = downtimeTypeRefusals;

export function downtimeTypeRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "downtime_types",
    tag: "Time off",
    viewable: {
      persons: true,
      scope: "downtimes:read",
      right: ["bookings", "view"],
      own: "open",
      exists: hasDowntimeType,
    },
    writable: {
      persons: true,
      scope: "downtimes:write",
      forAdministrators: true,
      exists: hasDowntimeType,
    },
  });
  routes.list(
    {
      summary: "List time off types",
      query: Type.Object(paging),
      view: Type.Array(DowntimeType),
    },
    listing(context, downtimeTypeOf, ({ account }, page) =>
      listDowntimeTypes(context.db, account.id, page),
    ),
  );
  routes.get(
    "Retrieve a time off type",
    DowntimeType,
    reading(context, findDowntimeType, downtimeTypeOf),
  );
  routes.create(
    { summary: "Create a time off type", body: NewDowntimeType, view: DowntimeType },
    creating(context, "downtime_types", createDowntimeType),
  );
  routes.update(
    {
      summary: "Update a time off type",
      refusals: [notFound, changedSince],
      body: ChangedDowntimeType,
      view: DowntimeType,
    },
    changing(context, changeDowntimeType),
  );
  routes.delete(
    "Delete an unused time off type",
    [notFound, inUse],
    removing(context, removeDowntimeType),
  );
}

type DowntimeTypeResponse = Static<typeof DowntimeType>;

function downtimeTypeOf(row: DowntimeTypeRow): DowntimeTypeResponse {
  return { ...row, created_at: momentOf(row.created_at), updated_at: momentOf(row.updated_at) };
}

const noun: Noun<DowntimeTypeRow, DowntimeTypeResponse> = {
  kind: "downtime_type",
  checkOwn: () => {},
  show: downtimeTypeOf,
};

async function createDowntimeType(
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

async function changeDowntimeType(
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

async function removeDowntimeType(context: Context, actor: Actor, id: number): Promise<void> {
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
