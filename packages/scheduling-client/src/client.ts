/* One function per endpoint, grouped by noun. The only state is the service's address and the
   tokens. */

import { path } from "@frontdesk/rest/api/path";
import { type CallOptions, openWire, type WireOptions } from "@frontdesk/rest/api/wire";
import { fixedAccess, type Grant, grantedAccess } from "./access.ts";
import { accountsOf, usersOf } from "./accounts.ts";
import { lostBy } from "./answer.ts";
import { type Api, apiOf } from "./api.ts";
import { appointmentsOf, customersOf, sessionsOf } from "./appointments.ts";
import { bookingsOf } from "./bookings.ts";
import { calendarsOf, feedReader } from "./calendars.ts";
import { downtimesOf, downtimeTypesOf, publicHolidaysOf } from "./downtimes.ts";
import { type ListenOptions, listenTo } from "./hints.ts";
import { importsOf } from "./imports.ts";
import { type List, type ListOptions, queryOf } from "./list.ts";
import { merchantOf } from "./merchants.ts";
import { ordersOf, receiptsOf } from "./orders.ts";
import { ownApplicationsOf, ownGrantsOf, personalTokensOf } from "./own.ts";
import { clientsOf, projectsOf } from "./purposes.ts";
import { reportsOf } from "./reports.ts";
import { resourceTypesOf } from "./resource-types.ts";
import { resourcesOf } from "./resources.ts";
import { channelOf } from "./send.ts";
import { bookingPageOf, servicesOf } from "./services.ts";
import type { AccountTrust, Me } from "./types/accounts.ts";
import type { AppointmentCharge, ChargeFilter } from "./types/appointments.ts";
import type { AuditEntry, AuditFilter } from "./types/audit.ts";
import type { Agenda, AgendaFilter, OpeningsFilter, ResourceOpenings } from "./types/bookings.ts";
import type { ChangeHint } from "./types/changes.ts";
import { webhooksOf } from "./webhooks.ts";

/** Address of the service, and a token or a grant. */
export interface ClientOptions extends WireOptions {
  /** Personal. */
  token?: string | undefined;
  /** Tokens of an application, renewed after expiry. */
  grant?: Grant | undefined;
}

export type SchedulingClient = ReturnType<typeof createClient>;

export type AccountClient = ReturnType<SchedulingClient["account"]>;

/**
 * Client of the scheduling service at an address. Throws TypeError for an invalid address; sends
 * nothing yet.
 */
export function createClient(options: ClientOptions) {
  const { token, grant } = options;
  const access = grant === undefined ? fixedAccess(token) : grantedAccess(grant);
  const wire = openWire(options, lostBy);
  const api = apiOf(channelOf(wire, access));
  return {
    /** The person of the client. */
    me: async (options?: CallOptions): Promise<Me> => api.get("/v1/me", options),
    accounts: accountsOf(api),
    /** `applications`, `tokens` and `grants` are for the desk only. */
    applications: ownApplicationsOf(api),
    tokens: personalTokensOf(api),
    grants: ownGrantsOf(api),
    readFeed: feedReader(wire),
    /** An account by its URL id. Sends nothing yet. */
    account: (subdomain: string) => accountOf(api, path`/v1/${subdomain}`),
    /** Actions of an account's customers, without a token of the account. */
    customers: (subdomain: string) => customersOf(api, path`/public/v1/${subdomain}`),
  };
}

function accountOf(api: Api, root: string) {
  return {
    /** If mails contain the account's own texts, and the missing conditions. */
    trust: (options?: CallOptions): Promise<AccountTrust> => api.get(`${root}/trust`, options),
    users: usersOf(api, root),
    resourceTypes: resourceTypesOf(api, root),
    resources: resourcesOf(api, root),
    clients: clientsOf(api, root),
    projects: projectsOf(api, root),
    bookings: bookingsOf(api, root),
    services: servicesOf(api, root),
    bookingPage: bookingPageOf(api, root),
    appointments: appointmentsOf(api, root),
    sessions: sessionsOf(api, root),
    imports: importsOf(api, root),
    orders: ordersOf(api, root),
    receipts: receiptsOf(api, root),
    /** The appointments of at most 100 payments, by transaction of the payment service. */
    charges: (filter: ChargeFilter, options?: CallOptions): Promise<AppointmentCharge[]> =>
      api.get(`${root}/charges${queryOf(filter)}`, options),
    /** A calendar in one answer. */
    agenda: (filter: AgendaFilter, options?: CallOptions): Promise<Agenda> =>
      api.get(`${root}/agenda${queryOf(filter)}`, options),
    /** Open and taken hours of resources by day. */
    openings: (filter: OpeningsFilter, options?: ListOptions): List<ResourceOpenings> =>
      api.list(`${root}/openings`, { ...options, filter }),
    downtimes: downtimesOf(api, root),
    downtimeTypes: downtimeTypesOf(api, root),
    publicHolidays: publicHolidaysOf(api, root),
    reports: reportsOf(api, root),
    calendars: calendarsOf(api, root),
    /** The merchant for deposits. */
    merchant: merchantOf(api, root),
    webhooks: webhooksOf(api, root),
    /**
     * Changes from now on, across reconnections: read the named items again. Hints may repeat. Ends
     * with its signal, or with a permanent error.
     */
    listen: (options?: ListenOptions): AsyncGenerator<ChangeHint, void, undefined> =>
      listenTo(api.channel, `${root}/changes/stream`, options),
    /** Audit log, for administrators. */
    audit: (options?: ListOptions<AuditFilter>): List<AuditEntry> =>
      api.list(`${root}/audit`, options),
  };
}
