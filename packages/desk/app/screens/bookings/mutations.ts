/* The screen shows a change at once and reverts it after a refusal. Undo lasts ten seconds. */
import type {
  Agenda,
  AgendaBlock,
  Booking,
  BookingChanges,
  NewBooking,
} from "@frontdesk/scheduling-client/types/bookings";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { refreshAppointments } from "../../api/appointments.ts";
import { ConcurrentChangeError } from "../../api/change-errors.ts";
import type { Workspace } from "../../api/desk.ts";
import { postOnce } from "../../api/posts.ts";
import { useWorkspace } from "../../api/workspace.ts";
import type { TaggedBooking } from "./move-block.ts";
import { type BlockMove, withMove } from "./moves.ts";
import { moveKey } from "./pending.ts";
import { accountOf } from "./queries.ts";

export interface Changing {
  booking: Booking;
  changes: BookingChanges;
  /** At the start of the gesture; default: read now. */
  read?: TaggedBooking;
}

export interface BookingChangeResult {
  after: Booking;
  was: Booking;
  changes: BookingChanges;
}

/** Own changes are no conflict, even before the lists show them. */
const ownRevisions = new Map<number, number>();

const isAt = (booking: Booking, changes: BookingChanges): boolean =>
  Object.entries(changes).every(
    ([name, value]) => !(name in booking) || booking[name as keyof Booking] === value,
  );

export async function changeBooking(
  workspace: Workspace,
  { booking, changes, read }: Changing,
): Promise<BookingChangeResult> {
  const { id, revision } = booking;
  const { bookings } = accountOf(workspace);
  // With its ETag: the change fails on a newer state.
  const { shown, etag } = read ?? (await bookings.tagged(id));
  const result = { was: shown, changes };
  if (shown.revision !== revision && shown.revision !== ownRevisions.get(id)) {
    // A repetition after a lost answer.
    if (!isAt(shown, changes)) throw new ConcurrentChangeError();
    return { ...result, after: shown };
  }
  const after = await bookings.update(id, changes, { ifMatch: etag });
  ownRevisions.set(id, after.revision);
  return { ...result, after };
}

/** Also for a state changed since. */
async function unlessChanged<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { status } = error as { status?: number };
    throw status === 412 ? new ConcurrentChangeError("", { cause: error }) : error;
  }
}

function patchAgenda(
  queries: QueryClient,
  workspace: Workspace,
  patch: (blocks: AgendaBlock[]) => AgendaBlock[],
) {
  queries.setQueriesData<Agenda>({ queryKey: [workspace.id, "agenda"] }, (kept) =>
    kept === undefined ? kept : { ...kept, blocks: patch(kept.blocks) },
  );
}

// In sequence: the last of several moves wins.
const inSequence = (workspace: Workspace) => ({ id: `${workspace.id} bookings` });

export function useChangeBooking() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.changeBooking", "block"], {
    mutationFn: (changing: Changing) => unlessChanged(() => changeBooking(workspace, changing)),
    scope: inSequence(workspace),
    onSuccess: ({ after }) =>
      queries.setQueryData([workspace.id, "bookings", "one", after.id], after),
    // Does not delay the next change.
    onSettled: () => void refreshAppointments(queries, workspace),
  });
}

export interface BlockAct extends BlockMove {
  /** Returns the way back. */
  act(): Promise<() => Promise<unknown>>;
}

export function useMoveBlock() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.changeBooking", "block"], {
    mutationKey: moveKey(workspace),
    mutationFn: ({ act }: BlockAct) => unlessChanged(act),
    scope: inSequence(workspace),
    onSuccess: (_back, move) => patchAgenda(queries, workspace, (blocks) => withMove(blocks, move)),
    onSettled: () => void refreshAppointments(queries, workspace),
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
    onSuccess: () => refreshAppointments(queries, workspace),
  });
}

/** Even if the sheet closed before. */
export function useDeleteBooking(onDeleted: () => void) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.deleteBooking", "block"], {
    mutationFn: ({ id }: Booking) => accountOf(workspace).bookings.delete(id),
    onSuccess: (_none, { id }) => {
      patchAgenda(queries, workspace, (blocks) =>
        blocks.filter((one) => one.kind !== "booking" || one.id !== id),
      );
      onDeleted();
    },
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

interface Restoring {
  id: number;
  mayWait: boolean;
}

async function restore(workspace: Workspace, { id, mayWait }: Restoring): Promise<void> {
  const { bookings } = accountOf(workspace);
  try {
    await bookings.restore(id, { allow_waiting: mayWait });
  } catch (error) {
    // A repetition after a lost answer finds the booking.
    const isConflict = (error as { status?: unknown }).status === 409;
    const restored = isConflict ? await bookings.get(id).catch(() => undefined) : undefined;
    if (restored === undefined) throw error;
  }
}

export function useRestoreBooking() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["bookings.restoreBooking", "block"], {
    mutationFn: (restoring: Restoring) => restore(workspace, restoring),
    onSettled: () => void refreshAppointments(queries, workspace),
  });
}
