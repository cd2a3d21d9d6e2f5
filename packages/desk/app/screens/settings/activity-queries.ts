import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { payments } from "../../api/clients.ts";
import { endOf, pageBefore } from "../../api/counted.ts";
import type { Workspace } from "../../api/desk.ts";
import { readAll } from "../../api/read-all.ts";
import { studioOf } from "../../api/studio.ts";
import { type Happening, joined, ofAct, ofChange, type Reading } from "./happenings.ts";
import { seesAuditLog } from "./sections.ts";

const size = 30;

type ActCursor = { before: string | undefined };
/** Unread entries, counted from the oldest. */
type ChangeCursor = { end: number | undefined };

interface Position {
  acts: Reading<ActCursor>;
  changes: Reading<ChangeCursor>;
}

interface HappeningPage {
  visible: Happening[];
  next: Position | undefined;
}

export function activityOf(workspace: Workspace) {
  const { id, account } = workspace;
  const start: Position = {
    acts: { read: [], next: seesAuditLog(workspace) ? { before: undefined } : undefined },
    changes: {
      read: [],
      next: account?.isAdministrator === true ? { end: undefined } : undefined,
    },
  };
  return infiniteQueryOptions({
    queryKey: [id, "acts", "with", "audit"],
    initialPageParam: start,
    getNextPageParam: ({ next }: HappeningPage) => next,
    queryFn: async ({ pageParam, signal }): Promise<HappeningPage> => {
      const { visible, ...next } = joined(
        ...(await Promise.all([
          readEntries(workspace, pageParam.acts, signal),
          readChanges(workspace, pageParam.changes, signal),
        ])),
      );
      const isEnd = [next.acts, next.changes].every(
        ({ read, next }) => read.length === 0 && next === undefined,
      );
      return { visible, next: isEnd ? undefined : next };
    },
  });
}

async function readEntries(
  { merchant }: Workspace,
  { read, next }: Reading<ActCursor>,
  signal: AbortSignal,
): Promise<Reading<ActCursor>> {
  if (next === undefined || read.length > 0 || merchant === null) return { read, next };
  const options = { before: next.before, pageSize: size, signal };
  const actions = await payments.merchants.acts(merchant.id, options).page();
  const more = actions.length < size ? undefined : { before: actions.at(-1)?.id };
  return { read: actions.map(ofAct), next: more };
}

async function readChanges(
  workspace: Workspace,
  { read, next }: Reading<ChangeCursor>,
  signal: AbortSignal,
): Promise<Reading<ChangeCursor>> {
  if (next === undefined || read.length > 0) return { read, next };
  const { audit } = studioOf(workspace);
  const end =
    next.end ?? (await endOf((offset) => audit({ offset, pageSize: 1, signal }).page(), size));
  if (end === 0) return { read, next: undefined };
  const bounds = pageBefore(end, size);
  const { items } = await audit({ ...bounds, signal }).page();
  const more = bounds.offset === 0 ? undefined : { end: bounds.offset };
  return { read: items.map(ofChange).toReversed(), next: more };
}

export const people = {
  ofMerchant: ({ id, merchant }: Workspace) =>
    queryOptions({
      queryKey: [id, "team", "names"],
      queryFn: async ({ signal }) => {
        const users = await readAll(payments.merchants.users.list(merchant!.id, { signal }));
        return new Map(users.map(({ id, name, email }) => [id, name ?? email]));
      },
    }),

  ofAccount: (workspace: Workspace) =>
    queryOptions({
      queryKey: [workspace.id, "members", "names"],
      queryFn: async ({ signal }) => {
        const users = await readAll(studioOf(workspace).users.list({ signal }));
        return new Map(
          users.map(({ id, first_name: first, last_name: last }) => [
            id,
            [first, last].filter((name) => name !== "").join(" "),
          ]),
        );
      },
    }),
};
