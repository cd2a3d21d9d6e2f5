/* Changes only the state that the person picked up. */
import type { AccountClient } from "@frontdesk/scheduling-client";
import type {
  Appointment,
  AppointmentChanges,
} from "@frontdesk/scheduling-client/types/appointments";
import type { Agenda, AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { refreshAppointments, undoSeconds } from "../../../api/appointments.ts";
import { ConcurrentChangeError, SkippedTimeError } from "../../../api/change-errors.ts";
import { isStale } from "../../../api/problems.ts";
import { type StudioWorkspace, studioOf } from "../../../api/studio.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { momentAtWall } from "../../../components/days.ts";
import {
  type AppointmentSpot,
  blockAt,
  isIts,
  isSameSpot,
  isSameStart,
  type SpotChange,
  spotOf,
  targetFrom,
} from "./spots.ts";

type TaggedAppointment = Awaited<ReturnType<AccountClient["appointments"]["tagged"]>>;

export interface AppointmentMove extends SpotChange {
  id: number;
  picked: Promise<TaggedAppointment>;
  /** Undefined: the customer gets no mails. */
  isNotified: boolean | undefined;
  /** Also over a newer change. */
  isForced?: boolean;
}

export interface MoveResult {
  was: AppointmentSpot;
  is: AppointmentSpot;
}

export function pickUp(workspace: StudioWorkspace, id: number): Promise<TaggedAppointment> {
  const picked = studioOf(workspace).appointments.tagged(id);
  // Nothing awaits it yet.
  picked.catch(() => {});
  return picked;
}

async function move(workspace: StudioWorkspace, wish: AppointmentMove): Promise<MoveResult> {
  const { id, from, picked, isForced = false } = wish;
  const { shown: stored, etag } = await picked.catch(() => pickUp(workspace, id));
  const was = spotOf(stored);
  const target = targetFrom(was, wish);
  // A repetition after a lost answer.
  if (isSameSpot(was, target)) return { was: from, is: target };
  if (!isForced && !isSameSpot(was, from)) throw new ConcurrentChangeError();
  const changes = changesTo(target, { stored, isNotified: wish.isNotified });
  try {
    const after = await studioOf(workspace).appointments.update(id, changes, { ifMatch: etag });
    return { was, is: spotOf(after) };
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = spotOf((await pickUp(workspace, id)).shown);
    if (isSameSpot(now, target)) return { was, is: target };
    throw error;
  }
}

interface ChangeInput extends Pick<AppointmentMove, "isNotified"> {
  stored: Appointment;
}

function changesTo(
  target: AppointmentSpot,
  { stored, isNotified }: ChangeInput,
): AppointmentChanges {
  const was = spotOf(stored);
  const { date, start, duration, resource_ids } = target;
  const startsAt = isSameStart(was, target)
    ? stored.starts_at
    : momentAtWall({ date, minutes: start ?? 0 })?.toISOString();
  if (startsAt === undefined) throw new SkippedTimeError();
  return {
    starts_at: startsAt,
    resource_ids,
    ...(duration !== was.duration && { duration }),
    ...(isNotified === false && { notify: false }),
    // Undo finds the former place free, and its mail replaces the waiting one.
    notify_after: undoSeconds,
  };
}

const moveKey = ({ id }: StudioWorkspace) => [id, "appointments", "move"];

export function isRescheduling(
  queries: QueryClient,
  workspace: StudioWorkspace,
  id: number,
): boolean {
  const isOfIt = ({ state }: { state: { variables?: unknown } }) =>
    (state.variables as AppointmentMove | undefined)?.id === id;
  return queries.isMutating({ mutationKey: moveKey(workspace), predicate: isOfIt }) > 0;
}

export function useMoveAppointment() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.move", "block"], {
    mutationKey: moveKey(workspace),
    mutationFn: (wish: AppointmentMove) => move(workspace, wish),
    onSuccess: ({ is }, { id }) => {
      const reschedule = (one: AgendaBlock) => (isIts(one, id) ? blockAt(one, is) : one);
      queries.setQueriesData<Agenda>(
        { queryKey: [workspace.id, "agenda"] },
        (kept) => kept && { ...kept, blocks: kept.blocks.map(reschedule) },
      );
    },
    // Does not delay the offer to undo.
    onSettled: () => void refreshAppointments(queries, workspace),
  });
}
