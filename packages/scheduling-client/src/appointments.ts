// Appointments for members and for customers.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { changesOf } from "./changes.ts";
import { collectionOf, type Noun } from "./collection.ts";
import { queryOf, type TableOptions } from "./list.ts";
import type {
  Appointment,
  AppointmentCancelling,
  AppointmentChanges,
  AppointmentDeclining,
  AppointmentFilter,
  AppointmentStanding,
  CustomerAppointment,
  CustomerDetails,
  NewAppointment,
  NewAppointmentRefund,
  NewFee,
  NewHold,
  NewStart,
  PublicNotice,
  PublicPage,
  PublicService,
  PublicSlots,
  PublicSlotsQuery,
  Session,
  SessionChanges,
  SessionFilter,
} from "./types/appointments.ts";

type Appointments = Noun<
  Appointment,
  NewAppointment,
  AppointmentChanges,
  AppointmentFilter,
  Appointment
>;

/** `create` is for a client and bypasses the terms. */
export function appointmentsOf(api: Api, root: string) {
  const at = `${root}/appointments`;
  const { list, get, tagged, create, update } = collectionOf<Appointments>(api, at);
  return {
    list,
    get,
    tagged,
    create,
    update,
    changes: changesOf<Appointments>(api, at),
    /** All appointments from `start_date` to `end_date`, at most 366 days, as CSV. */
    csv: async (options: TableOptions<AppointmentFilter>): Promise<string> => api.csv(at, options),
    approve: async (id: number, options?: PostOptions): Promise<Appointment> =>
      api.post(at + path`/${id}/approve`, undefined, options),
    /** `message` goes into the mail to the client. */
    decline: async (
      id: number,
      { message, ...options }: PostOptions & AppointmentDeclining = {},
    ): Promise<Appointment> =>
      api.post(at + path`/${id}/decline`, message === undefined ? undefined : { message }, options),
    /**
     * Cancels for the business with a full refund. For the customer it refunds by the terms, or
     * more in minor units: `{ by: "customer", refund: 2000 }`.
     */
    cancel: async (
      id: number,
      how: AppointmentCancelling = {},
      options?: PostOptions,
    ): Promise<Appointment> => api.post(at + path`/${id}/cancel`, how, options),

    /** Undoes a cancellation with `notify_after`, within 20 seconds. */
    restore: async (id: number, options?: PostOptions): Promise<Appointment> =>
      api.post(at + path`/${id}/restore`, undefined, options),

    /** The person's own booking. `cancelled` until its money is back, then `expired`. */
    deleteTrial: async (id: number, options?: PostOptions): Promise<Appointment> =>
      api.post(at + path`/${id}/delete_trial`, undefined, options),

    /** Resources, agreed terms and amounts of an appointment. */
    standing: async (id: number, options?: CallOptions): Promise<AppointmentStanding> =>
      api.get(at + path`/${id}/standing`, options),

    /** Charges a no-show or late cancellation fee; `charges` shows the result. */
    charge: async (id: number, fee: NewFee, options?: PostOptions): Promise<Appointment> =>
      api.post(at + path`/${id}/charge`, fee, options),

    /** Gives back a part of its payments and lowers its price: nothing becomes due again. */
    refund: async (
      id: number,
      refund: NewAppointmentRefund,
      options?: PostOptions,
    ): Promise<Appointment> => api.post(at + path`/${id}/refund`, refund, options),
  };
}

type Sessions = Noun<Session, never, SessionChanges, SessionFilter, Session>;

/** Sessions: one performance of a service, with all its appointments. */
export function sessionsOf(api: Api, root: string) {
  const at = `${root}/sessions`;
  const { list, get, tagged, update } = collectionOf<Sessions>(api, at);
  return {
    list,
    get,
    tagged,
    update,
    /** Cancels all its appointments for the business, with full refunds. */
    cancel: async (id: number, options?: PostOptions): Promise<Session> =>
      api.post(at + path`/${id}/cancel`, undefined, options),
  };
}

/** A customer's actions, by the token of the appointment. */
export function customersOf({ channel, get, post, remove }: Api, root: string) {
  const at = `${root}/appointments`;
  const act = async (
    token: string,
    action: string,
    body: object = {},
  ): Promise<CustomerAppointment> => post(at + path`/${token}/${action}`, body);
  return {
    /** The public offer of a business. */
    page: async (): Promise<PublicPage> => get(root),

    /** Privacy notice or terms, if stored as text. */
    notice: async (notice: "privacy" | "terms"): Promise<PublicNotice> =>
      get(root + path`/notices/${notice}`),

    service: async (id: string): Promise<PublicService> => get(root + path`/services/${id}`),

    /** Free times of a service. */
    slots: async (id: string, query: PublicSlotsQuery): Promise<PublicSlots> =>
      get(root + path`/services/${id}/slots` + queryOf(query)),

    /** Holds a time for some minutes; the response has the token. */
    hold: async (query: NewHold, options?: PostOptions): Promise<CustomerAppointment> =>
      post(at, query, options),

    get: async (token: string, options?: CallOptions): Promise<CustomerAppointment> =>
      get(at + path`/${token}`, options),

    /** iCalendar. */
    calendar: async (token: string): Promise<string> =>
      channel.askText({ method: "GET", path: at + path`/${token}.ics` }),

    /** Stops reminders of this appointment; with the `proof` of a mail all of the customer's. */
    stopReminders: (token: string, proof?: string) => act(token, `reminders${queryOf({ proof })}`),

    /** Asks the business to delete the customer's data; `proof` is from a mail. */
    async askToForget(token: string, proof?: string): Promise<void> {
      await post(at + path`/${token}/forget` + queryOf({ proof }), {});
    },

    /** Confirms the address; `proof` is from the mailed link. */
    proveAddress: (token: string, proof: string) => act(token, "verify", { proof }),
    /** Sends that mail again. */
    sendProofAgain: (token: string) => act(token, "again"),

    extend: (token: string) => act(token, "extend"),
    giveDetails: (token: string, details: CustomerDetails) => act(token, "details", details),
    reschedule: (token: string, start: NewStart) => act(token, "reschedule", start),

    /** Checks with the payment service now if the deposit is paid. */
    lookForPayment: (token: string) => act(token, "paid"),

    /** Throws a `ConflictError` if the refund is another by now. */
    cancel: (token: string, expectedRefund: number) =>
      act(token, "cancel", { expected_refund: expectedRefund }),

    release: async (token: string): Promise<void> => remove(at + path`/${token}`),
  };
}
