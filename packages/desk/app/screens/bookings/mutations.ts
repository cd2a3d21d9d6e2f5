/* The screen shows a change at once and reverts it after a refusal. Undo lasts ten seconds. */
import type { AccountClient } from "@frontdesk/scheduling-client";
import type {
  Booking,
  BookingChanges,
  NewBooking,
} from "@frontdesk/scheduling-client/types/bookings";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import type { Workspace } from "../../api/desk.ts";
import { postOnce } from "../../api/posts.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { changeKey } from "./pending.ts";
import { accountOf } from "./queries.ts";
import { type Before, reschedule, takeBack } from "./reschedule.ts";
import { pendingTarget, withChanges } from "./with-changes.ts";

export type TaggedBooking = Awaited<ReturnType<AccountClient["bookings"]["tagged"]>>;

export interface Changing {
  booking: Booking;
  changes: BookingChanges;
  /** At the start of the gesture; default: read now. */
  picked?: Promise<TaggedBooking>;
  back?: Before | undefined;
}

export interface BookingChangeResult {
  after: Booking;
  was: Booking;
  changes: BookingChanges;
  before?: Before;
}

export class ConcurrentChangeError extends Error {
  override name = "ConcurrentChangeError";
  readonly status = 412;
}

/** With its ETag: the change fails on a newer state. */
export function pickUp(workspace: Workspace, { id }: Pick<Booking, "id">): Promise<TaggedBooking> {
  const picked = accountOf(workspace).bookings.tagged(id);
  // Nothing awaits it yet.
  picked.catch(() => {});
  return picked;
}

/** Own changes are no conflict, even before the lists show them. */
const ownRevisions = new Map<number, number>();

const isAt = (booking: Booking, changes: BookingChanges): boolean =>
  Object.entries(changes).every(
    ([name, value]) => !(name in booking) || booking[name as keyof Booking] === value,
  );

async function change(workspace: Workspace, changing: Changing): Promise<BookingChangeResult> {
  const { booking, picked, back } = changing;
  const { id, revision } = booking;
  const own = ownRevisions.get(id) ?? revision;
  const first = await (picked ?? pickUp(workspace, booking));
  const { shown, etag } = first.shown.revision < own ? await pickUp(workspace, booking) : first;
  const changes = pendingTarget(shown, changing);
  const result = { was: shown, changes };
  if (shown.revision !== revision && shown.revision !== own) {
    // A repetition after a lost answer.
    if (!isAt(shown, changes)) throw new ConcurrentChangeError();
    return { ...result, after: shown };
  }
  try {
    if (booking.session_id !== null) {
      const before = await (back === undefined
        ? reschedule(workspace, { booking: shown, changes })
        : takeBack(workspace, back));
      return { ...result, after: await afterwards(workspace, result), before };
    }
    const after = await accountOf(workspace).bookings.update(id, changes, { ifMatch: etag });
    ownRevisions.set(id, after.revision);
    return { ...result, after };
  } catch (error) {
    const { status } = error as { status?: number };
    throw status === 412 ? new ConcurrentChangeError("", { cause: error }) : error;
  }
}

/** Computed if the read fails. */
async function afterwards(
  workspace: Workspace,
  { was, changes }: Pick<BookingChangeResult, "was" | "changes">,
) {
  const read = await pickUp(workspace, was).catch(() => undefined);
  if (read !== undefined) ownRevisions.set(was.id, read.shown.revision);
  return read?.shown ?? withChanges(was, changes);
}

function patchLists(
  queries: QueryClient,
  workspace: Workspace,
  patch: (booking: Booking) => Booking,
) {
  queries.setQueriesData<Booking[]>({ queryKey: [workspace.id, "bookings", "between"] }, (kept) =>
    kept?.map(patch),
  );
  queries.setQueriesData<Booking>({ queryKey: [workspace.id, "bookings", "one"] }, (kept) =>
    kept === undefined ? kept : patch(kept),
  );
}

async function refresh(queries: QueryClient, workspace: Workspace): Promise<void> {
  const nouns = ["bookings", "appointments", "openings", "audit", "reports"];
  await Promise.all(
    nouns.map((noun) => queries.invalidateQueries({ queryKey: [workspace.id, noun] })),
  );
}

export function useChangeBooking() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.changeBooking", "block"], {
    mutationKey: changeKey(workspace),
    mutationFn: (changing: Changing) => change(workspace, changing),
    // In sequence: the last of several moves wins.
    scope: { id: `${workspace.id} bookings` },
    onSuccess: ({ after }) =>
      patchLists(queries, workspace, (one) => (one.id === after.id ? after : one)),
    // Does not delay the next change.
    onSettled: () => void refresh(queries, workspace),
  });
}

export function useNewBooking() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.newBooking", "footer"], {
    mutationFn: (booking: NewBooking) =>
      postOnce(`${workspace.id} book ${JSON.stringify(booking)}`, (options) =>
        accountOf(workspace).bookings.create(booking, options),
      ),
    onSuccess: () => refresh(queries, workspace),
  });
}

/** Even if the sheet closed before. */
export function useDeleteBooking(onDeleted: () => void) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.deleteBooking", "block"], {
    mutationFn: ({ id }: Booking) => accountOf(workspace).bookings.delete(id),
    onSuccess: (_none, { id }) => {
      queries.setQueriesData<Booking[]>(
        { queryKey: [workspace.id, "bookings", "between"] },
        (kept) => kept?.filter((one) => one.id !== id),
      );
      onDeleted();
    },
    onSettled: () => refresh(queries, workspace),
  });
}

interface Restoring {
  id: number;
  mayWait: boolean;
}

async function restore(workspace: Workspace, { id, mayWait }: Restoring): Promise<void> {
  try {
    await accountOf(workspace).bookings.restore(id, { allow_waiting: mayWait });
  } catch (error) {
    // A repetition after a lost answer finds the booking.
    const isConflict = (error as { status?: unknown }).status === 409;
    const restored = isConflict
      ? await pickUp(workspace, { id }).catch(() => undefined)
      : undefined;
    if (restored === undefined) throw error;
  }
}

export function useRestoreBooking() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.restoreBooking", "block"], {
    mutationFn: (restoring: Restoring) => restore(workspace, restoring),
    onSettled: () => void refresh(queries, workspace),
  });
}
