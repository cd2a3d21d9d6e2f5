// Appointments: what customers have made of services, for members and for customers themselves.

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

/** Appointments of the account at a root. `create` is for a client, and passes over terms. */
export function appointmentsOf(channel: Channel, root: string) {
  const at = `${root}/appointments`;
  const { list, get, tagged, create, update } = collectionOf<Appointments>(channel, at);
  const advance = async (id: number, name: string, options?: PostOptions): Promise<Appointment> =>
    await channel.ask({ method: "POST", path: at + path`/${id}/${name}`, options });
  const charge = async (id: number, fee: NewFee, options?: PostOptions): Promise<Appointment> =>
    await channel.ask({ method: "POST", path: at + path`/${id}/charge`, body: fee, options });
  return {
    ...{ list, get, tagged, create, update },
    changes: changesOf<Appointments>(channel, at),
    /** Says yes to a request. */
    approve: (id: number, options?: PostOptions) => advance(id, "approve", options),
    /** Says no to a request. */
    decline: (id: number, options?: PostOptions) => advance(id, "decline", options),
    /**
     * Cancels it for the business: all is given back. Or for its customer, by the terms or with
     * more, in minor units: `{ by: "customer", refund: 2000 }`.
     */
    async cancel(
      id: number,
      how: AppointmentCancelling = {},
      options?: PostOptions,
    ): Promise<Appointment> {
      const cancelling = at + path`/${id}/cancel`;
      return await channel.ask({ method: "POST", path: cancelling, body: how, options });
    },

    /** Whom it takes, what was agreed on, and what it comes to. */
    async standing(id: number, options?: CallOptions): Promise<AppointmentStanding> {
      return await channel.ask({ method: "GET", path: at + path`/${id}/standing`, options });
    },
    /** Takes a fee for not coming, or cancelling late; `charges` tell what came of it. */
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

/** Sessions of the account at a root: services given once, with all who have a place in them. */
export function sessionsOf(channel: Channel, root: string) {
  const at = `${root}/sessions`;
  const { list, get, tagged, update } = collectionOf<Sessions>(channel, at);
  return {
    ...{ list, get, tagged, update },
    /** Cancels it for the business, with all who have a place in it: all is given back. */
    cancel: async (id: number, options?: PostOptions): Promise<Session> =>
      await channel.ask({ method: "POST", path: at + path`/${id}/cancel`, options }),
  };
}

/** What customers are offered. */
function offersOf(channel: Channel, root: string) {
  return {
    /** What a business offers to everybody. */
    async page(): Promise<PublicPage> {
      return await channel.ask({ method: "GET", path: root });
    },

    /** The privacy notice or the terms, where the business has them as text. */
    async notice(notice: "privacy" | "terms"): Promise<PublicNotice> {
      return await channel.ask({ method: "GET", path: root + path`/notices/${notice}` });
    },

    async service(id: string): Promise<PublicService> {
      return await channel.ask({ method: "GET", path: root + path`/services/${id}` });
    },

    /** When a service can be had. */
    async slots(id: string, query: PublicSlotsQuery): Promise<PublicSlots> {
      const slots = root + path`/services/${id}/slots` + queryOf(query);
      return await channel.ask({ method: "GET", path: slots });
    },
  };
}

/** What customers do by themselves, by the token of their appointment. */
export function customersOf(channel: Channel, root: string) {
  const at = `${root}/appointments`;
  const post = async (token: string, name: string, body: object = {}) =>
    await channel.ask<CustomerAppointment>({
      ...{ method: "POST", path: at + path`/${token}/${name}`, body },
    });
  return {
    ...offersOf(channel, root),

    /** Holds a time for some minutes; the answer has the token. */
    async hold(query: NewHold, options?: PostOptions): Promise<CustomerAppointment> {
      return await channel.ask({ method: "POST", path: at, body: query, options });
    },

    async get(token: string, options?: CallOptions): Promise<CustomerAppointment> {
      return await channel.ask({ method: "GET", path: at + path`/${token}`, options });
    },

    /** The appointment as calendars take it. */
    async calendar(token: string): Promise<string> {
      return await channel.askText({ method: "GET", path: at + path`/${token}.ics` });
    },

    /** Stops reminders: those of this appointment, and with the `proof` of a mail all of them. */
    stopReminders: (token: string, proof?: string) => post(token, `reminders${queryOf({ proof })}`),

    /** Asks the business to delete what it knows of the customer; `proof` is what mails have. */
    async askToForget(token: string, proof?: string): Promise<void> {
      const forget = at + path`/${token}/forget` + queryOf({ proof });
      await channel.ask({ method: "POST", path: forget, body: {} });
    },

    /** Proves the address: `proof` is what the link in the mail has. */
    proveAddress: (token: string, proof: string) => post(token, "verify", { proof }),
    /** Has the mail with that link sent again. */
    sendProofAgain: (token: string) => post(token, "again"),

    extend: (token: string) => post(token, "extend"),
    giveDetails: (token: string, details: CustomerDetails) => post(token, "details", details),
    reschedule: (token: string, start: NewStart) => post(token, "reschedule", start),

    /** Has the payment service asked at once whether the deposit was paid. */
    lookForPayment: (token: string) => post(token, "paid"),

    /** Fails with a `ConflictError` where another amount is given back by now. */
    cancel: (token: string, expectedRefund: number) =>
      post(token, "cancel", { expected_refund: expectedRefund }),

    async release(token: string): Promise<void> {
      await channel.ask({ method: "DELETE", path: at + path`/${token}` });
    },
  };
}
