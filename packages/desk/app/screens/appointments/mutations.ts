// Waits for the response: the customer gets a message.
import type {
  Appointment,
  AppointmentCancelling,
  NewAppointment,
  NewAppointmentRefund,
  NewFee,
} from "@frontdesk/scheduling-client/types/appointments";
import type { NewOrder } from "@frontdesk/scheduling-client/types/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { refreshAppointments, undoSeconds, useAppointmentChange } from "../../api/appointments.ts";
import { ConcurrentChangeError } from "../../api/change-errors.ts";
import { postOnce } from "../../api/posts.ts";
import { studioOf } from "../../api/studio.ts";
import { useWorkspace } from "../../api/workspace.ts";

export function useCancel(id: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.cancel", "footer"], {
    mutationFn: (how: AppointmentCancelling) =>
      postOnce(`${workspace.id} cancel ${id} ${JSON.stringify(how)}`, (options) =>
        studioOf(workspace).appointments.cancel(id, how, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

/** Undoes a cancellation. */
export function useRestore(id: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.restore", "footer"], {
    mutationFn: () =>
      postOnce(`${workspace.id} restore ${id}`, (options) =>
        studioOf(workspace).appointments.restore(id, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

/** One idempotency key: repeated presses take the fee once. */
export function useFee(id: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.fee", "footer"], {
    mutationFn: (fee: NewFee) =>
      postOnce(`${workspace.id} fee ${id} ${JSON.stringify(fee)}`, (options) =>
        studioOf(workspace).appointments.charge(id, fee, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

/** Repeated presses take the payment once. */
export function useNewOrder(appointment: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.pay", "footer"], {
    mutationFn: (order: NewOrder) =>
      postOnce(`${workspace.id} pay ${appointment} ${JSON.stringify(order)}`, (options) =>
        studioOf(workspace).orders.create(order, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

interface LinkTarget {
  appointment: number;
  order: number;
}

/** Withdraws the link of an open order. */
export function useOrderCancel({ appointment, order }: LinkTarget) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.cancelLink", "footer"], {
    mutationFn: () =>
      postOnce(`${workspace.id} cancel link ${appointment} ${order}`, (options) =>
        studioOf(workspace).orders.cancel(order, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

export function useRefund(appointment: number) {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  const key = `${workspace.id} refund ${appointment}`;
  return useAction(["appointments.refund", "footer"], {
    mutationFn: (refund: NewAppointmentRefund) =>
      postOnce(`${key} ${JSON.stringify(refund)}`, (options) =>
        studioOf(workspace).appointments.refund(appointment, refund, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}

/** Undoes a move unless a colleague moved the appointment since. */
export function useMoveBack({ id, starts_at, resource_ids = [] }: Appointment) {
  const workspace = useWorkspace();
  const { mutateAsync } = useAppointmentChange(id);
  return async (rescheduled: Appointment, isNotified: boolean) => {
    const { shown: now, etag } = await studioOf(workspace).appointments.tagged(id);
    if (!isSameSpot(now, rescheduled)) throw new ConcurrentChangeError();
    const changes = { starts_at, resource_ids, notify_after: undoSeconds };
    return await mutateAsync({
      etag,
      changes: isNotified ? changes : { ...changes, notify: false },
    });
  };
}

const isSameSpot = (one: Appointment, other: Appointment) =>
  one.starts_at === other.starts_at &&
  String(one.resource_ids ?? []) === String(other.resource_ids ?? []);

export function useNewAppointment() {
  const queries = useQueryClient();
  const workspace = useWorkspace();
  return useAction(["appointments.newAppointment", "footer"], {
    mutationFn: (appointment: NewAppointment) =>
      postOnce(`${workspace.id} appoint ${JSON.stringify(appointment)}`, (options) =>
        studioOf(workspace).appointments.create(appointment, options),
      ),
    onSettled: () => refreshAppointments(queries, workspace),
  });
}
