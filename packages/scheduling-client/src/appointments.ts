// For members and for customers.

import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { changesOf } from "./changes.ts";
import { collectionOf } from "./collection.ts";
import { queryOf } from "./list.ts";
import type { Channel } from "./send.ts";
import type {
  Appointment,
  AppointmentCancelling,
  AppointmentChanges,
  AppointmentFilter,
  AppointmentStanding,
  CustomerAppointment,
  CustomerDetails,
  NewAppointment,
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

interface Appointments {
  shown: Appointment;
  listed: Appointment;
  created: NewAppointment;
  changed: AppointmentChanges;
  filter: AppointmentFilter;
}

/** `create` is for a client and bypasses the terms. */
export function appointmentsOf(channel: Channel, root: string) {
  const at = `${root}/appointments`;
  const { list, get, tagged, create, update } = collectionOf<Appointments>(channel, at);
  const advance = async (id: number, name: string, options?: PostOptions): Promise<Appointment> =>
    await channel.ask({ method: "POST", path: at + path`/${id}/${name}`, options });
  const charge = async (id: number, fee: NewFee, options?: PostOptions): Promise<Appointment> =>
    await channel.ask({ method: "POST", path: at + path`/${id}/charge`, body: fee, options });
  return {
    list,
    get,
    tagged,
    create,
    update,
    changes: changesOf<Appointments>(channel, at),
    approve: (id: number, options?: PostOptions) => advance(id, "approve", options),
    decline: (id: number, options?: PostOptions) => advance(id, "decline", options),
    /**
     * Cancels for the business with a full refund. For the customer it refunds by the terms, or
     * more in minor units: `{ by: "customer", refund: 2000 }`.
     */
    async cancel(
      id: number,
      how: AppointmentCancelling = {},
      options?: PostOptions,
    ): Promise<Appointment> {
      const cancelling = at + path`/${id}/cancel`;
      return await channel.ask({ method: "POST", path: cancelling, body: how, options });
    },

    /** Its resources, agreed terms and amounts. */
    async standing(id: number, options?: CallOptions): Promise<AppointmentStanding> {
      return await channel.ask({ method: "GET", path: at + path`/${id}/standing`, options });
    },
    /** Charges a no-show or late cancellation fee; `charges` shows the result. */
    charge,
  };
}

interface Sessions {
  shown: Session;
  listed: Session;
  created: never;
  changed: SessionChanges;
  filter: SessionFilter;
}

/** Sessions: one performance of a service, with all its appointments. */
export function sessionsOf(channel: Channel, root: string) {
  const at = `${root}/sessions`;
  const { list, get, tagged, update } = collectionOf<Sessions>(channel, at);
  return {
    list,
    get,
    tagged,
    update,
    /** Cancels all its appointments for the business, with full refunds. */
    cancel: async (id: number, options?: PostOptions): Promise<Session> =>
      await channel.ask({ method: "POST", path: at + path`/${id}/cancel`, options }),
  };
}

function offersOf(channel: Channel, root: string) {
  return {
    /** The public offer of a business. */
    async page(): Promise<PublicPage> {
      return await channel.ask({ method: "GET", path: root });
    },

    /** Privacy notice or terms, if stored as text. */
    async notice(notice: "privacy" | "terms"): Promise<PublicNotice> {
      return await channel.ask({ method: "GET", path: root + path`/notices/${notice}` });
    },

    async service(id: string): Promise<PublicService> {
      return await channel.ask({ method: "GET", path: root + path`/services/${id}` });
    },

    /** Free times of a service. */
    async slots(id: string, query: PublicSlotsQuery): Promise<PublicSlots> {
      const slots = root + path`/services/${id}/slots` + queryOf(query);
      return await channel.ask({ method: "GET", path: slots });
    },
  };
}

/** By the token of the customer's appointment. */
export function customersOf(channel: Channel, root: string) {
  const at = `${root}/appointments`;
  const post = async (token: string, name: string, body: object = {}) =>
    await channel.ask<CustomerAppointment>({
      method: "POST",
      path: at + path`/${token}/${name}`,
      body,
    });
  return {
    ...offersOf(channel, root),

    /** Holds a time for some minutes; the response has the token. */
    async hold(query: NewHold, options?: PostOptions): Promise<CustomerAppointment> {
      return await channel.ask({ method: "POST", path: at, body: query, options });
    },

    async get(token: string, options?: CallOptions): Promise<CustomerAppointment> {
      return await channel.ask({ method: "GET", path: at + path`/${token}`, options });
    },

    /** iCalendar. */
    async calendar(token: string): Promise<string> {
      return await channel.askText({ method: "GET", path: at + path`/${token}.ics` });
    },

    /** Stops reminders of this appointment; with the `proof` of a mail all of the customer's. */
    stopReminders: (token: string, proof?: string) => post(token, `reminders${queryOf({ proof })}`),

    /** Asks the business to delete the customer's data; `proof` is from a mail. */
    async askToForget(token: string, proof?: string): Promise<void> {
      const forget = at + path`/${token}/forget` + queryOf({ proof });
      await channel.ask({ method: "POST", path: forget, body: {} });
    },

    /** Confirms the address; `proof` is from the mailed link. */
    proveAddress: (token: string, proof: string) => post(token, "verify", { proof }),
    /** Sends that mail again. */
    sendProofAgain: (token: string) => post(token, "again"),

    extend: (token: string) => post(token, "extend"),
    giveDetails: (token: string, details: CustomerDetails) => post(token, "details", details),
    reschedule: (token: string, start: NewStart) => post(token, "reschedule", start),

    /** Checks with the payment service now if the deposit is paid. */
    lookForPayment: (token: string) => post(token, "paid"),

    /** Throws a `ConflictError` if the refund is another by now. */
    cancel: (token: string, expectedRefund: number) =>
      post(token, "cancel", { expected_refund: expectedRefund }),

    async release(token: string): Promise<void> {
      await channel.ask({ method: "DELETE", path: at + path`/${token}` });
    },
  };
}
