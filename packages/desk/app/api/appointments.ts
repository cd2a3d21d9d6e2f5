import type {
  Appointment,
  AppointmentChanges,
  AppointmentDeclining,
} from "@frontdesk/scheduling-client/types/appointments";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "./action.ts";
import { postOnce } from "./posts.ts";
import { type StudioWorkspace, studioOf } from "./studio.ts";
import { useWorkspace } from "./workspace.ts";

/** Mails and refunds wait longer than the offer to undo, for its request. */
export const undoSeconds = 20;

export async function refreshAppointments(
  queries: QueryClient,
  workspace: StudioWorkspace,
): Promise<void> {
  const nouns = ["agenda", "appointments", "bookings", "openings", "audit", "reports"];
  await Promise.all(
    nouns.map((noun) => queries.invalidateQueries({ queryKey: [workspace.id, noun] })),
  );
}

export const appointmentStatus = (workspace: StudioWorkspace, id: number) =>
  queryOptions({
    queryKey: [workspace.id, "appointments", "standing", id],
    queryFn: ({ signal }) => studioOf(workspace).appointments.standing(id, { signal }),
  });

export function useApprove(id: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.step", "footer"], {
    mutationFn: () =>
      postOnce(`${workspace.id} approve ${id}`, (options) =>
        studioOf(workspace).appointments.approve(id, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

export function useDecline(id: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.step", "footer"], {
    mutationFn: (how: AppointmentDeclining) =>
      postOnce(`${workspace.id} decline ${id} ${JSON.stringify(how)}`, (options) =>
        studioOf(workspace).appointments.decline(id, { ...how, ...options }),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

interface AppointmentChange {
  changes: AppointmentChanges;
  etag?: string;
}

export function useAppointmentChange(id: number) {
  const { mutateAsync, ...rest } = useChangeOfAny();
  type Options = Parameters<typeof mutateAsync>[1];
  return {
    ...rest,
    mutateAsync: (change: AppointmentChange, options?: Options) =>
      mutateAsync({ id, ...change }, options),
  };
}

/** For lists of appointments. */
export function useChangeOfAny() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.appointmentChange", "footer"], {
    mutationFn: ({ id, changes, etag }: AppointmentChange & { id: number }): Promise<Appointment> =>
      studioOf(workspace).appointments.update(
        id,
        changes,
        etag === undefined ? {} : { ifMatch: etag },
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}
