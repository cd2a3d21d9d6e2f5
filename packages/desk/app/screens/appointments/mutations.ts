// Changes to appointments. The screen waits for the response, because the customer gets a message
// about each.
import type {
  Appointment,
  AppointmentCancelling,
  AppointmentChanges,
  NewAppointment,
  NewFee,
} from "@frontdesk/scheduling-client/types/appointments";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { postOnce } from "../../api/posts.ts";
import { type StudioPlace, studioOf } from "../../api/studio.ts";
import { usePlace } from "../../api/workspace.ts";

async function refresh(queries: QueryClient, place: StudioPlace): Promise<void> {
  const nouns = ["appointments", "bookings", "openings", "audit", "reports"];
  await Promise.all(nouns.map((noun) => queries.invalidateQueries({ queryKey: [place.id, noun] })));
}

type Answer = "approve" | "decline";

export function useStep(id: number, step: Answer) {
  const queries = useQueryClient();
  const place = usePlace();
  return useAction(["appointments.step", "footer"], {
    mutationFn: () =>
      postOnce(`${place.id} ${step} ${id}`, (options) =>
        studioOf(place).appointments[step](id, options),
      ),
    onSettled: () => refresh(queries, place),
  });
}

export function useCancel(id: number) {
  const queries = useQueryClient();
  const place = usePlace();
  return useAction(["appointments.cancel", "footer"], {
    mutationFn: (how: AppointmentCancelling) =>
      postOnce(`${place.id} cancel ${id} ${JSON.stringify(how)}`, (options) =>
        studioOf(place).appointments.cancel(id, how, options),
      ),
    onSettled: () => refresh(queries, place),
  });
}

/** One idempotency key, so that repeated presses take the fee once. */
export function useFee(id: number) {
  const queries = useQueryClient();
  const place = usePlace();
  return useAction(["appointments.fee", "footer"], {
    mutationFn: (fee: NewFee) =>
      postOnce(`${place.id} fee ${id} ${JSON.stringify(fee)}`, (options) =>
        studioOf(place).appointments.charge(id, fee, options),
      ),
    onSettled: () => refresh(queries, place),
  });
}

export interface AppointmentChange {
  changes: AppointmentChanges;
  etag?: string;
}

export function useAppointmentChange(id: number) {
  const queries = useQueryClient();
  const place = usePlace();
  return useAction(["appointments.appointmentChange", "footer"], {
    mutationFn: ({ changes, etag }: AppointmentChange): Promise<Appointment> =>
      studioOf(place).appointments.update(id, changes, etag === undefined ? {} : { ifMatch: etag }),
    onSettled: () => refresh(queries, place),
  });
}

export function useNewAppointment() {
  const queries = useQueryClient();
  const place = usePlace();
  return useAction(["appointments.newAppointment", "footer"], {
    mutationFn: (appointment: NewAppointment) =>
      postOnce(`${place.id} appoint ${JSON.stringify(appointment)}`, (options) =>
        studioOf(place).appointments.create(appointment, options),
      ),
    onSettled: () => refresh(queries, place),
  });
}
