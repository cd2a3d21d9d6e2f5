/*
 * A client is the scheduling API as functions: one for each endpoint, grouped by noun. It holds no
 * state but where the service is and which tokens to use.
 */

import { path } from "@frontdesk/rest/api/path";
import { type CallOptions, openWire, type WireOptions } from "@frontdesk/rest/api/wire";
import { fixedAccess, type Grant, grantedAccess } from "./access.ts";
import { accountsOf, usersOf } from "./accounts.ts";
import { lostBy } from "./answer.ts";
import { appointmentsOf, customersOf, sessionsOf } from "./appointments.ts";
import { bookingsOf } from "./bookings.ts";
import { calendarsOf, feedReader } from "./calendars.ts";
import { downtimesOf, downtimeTypesOf } from "./downtimes.ts";
import { type ListenOptions, listenTo } from "./hints.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import { merchantOf } from "./merchants.ts";
import { ownApplicationsOf, ownGrantsOf, personalTokensOf } from "./own.ts";
import { clientsOf, projectsOf } from "./purposes.ts";
import { reportsOf } from "./reports.ts";
import { resourceTypesOf } from "./resource-types.ts";
import { resourcesOf } from "./resources.ts";
import { type Channel, channelOf } from "./send.ts";
import { bookingPageOf, servicesOf } from "./services.ts";
import type { AccountTrust, Me } from "./types/accounts.ts";
import type { AuditEntry, AuditFilter } from "./types/audit.ts";
import type { OpeningsFilter, ResourceOpenings } from "./types/bookings.ts";
import type { ChangeHint } from "./types/changes.ts";
import { webhooksOf } from "./webhooks.ts";

/** Where the service is, and in whose name it is spoken to: by a token, or by a grant. */
export interface ClientOptions extends WireOptions {
  /** A personal access token. */
  token?: string | undefined;
  /** What a person allowed an application: tokens that are renewed when they have ended. */
  grant?: Grant | undefined;
}

/** What `createClient` gives. */
export type SchedulingClient = ReturnType<typeof createClient>;

/** What `client.account` gives. */
export type AccountClient = ReturnType<SchedulingClient["account"]>;

/**
 * A client of the scheduling service at an address. Throws TypeError for an address that is none;
 * nothing is sent yet.
 */
export function createClient(options: ClientOptions) {
  const { token, grant } = options;
  const access = grant === undefined ? fixedAccess(token) : grantedAccess(grant);
  const wire = openWire(options, lostBy);
  const channel = channelOf(wire, access);
  return {
    /** Who the client acts for. */
    async me(options?: CallOptions): Promise<Me> {
      return await channel.ask({ method: "GET", path: "/v1/me", options });
    },
    accounts: accountsOf(channel),
    /** What the person registered, made and allowed: asked by the desk alone. */
    applications: ownApplicationsOf(channel),
    tokens: personalTokensOf(channel),
    grants: ownGrantsOf(channel),
    readFeed: feedReader(wire),
    /** Everything of an account, by its URL id. Nothing is sent yet. */
    account: (subdomain: string) => accountOf(channel, path`/v1/${subdomain}`),
    /** What customers of an account do by themselves, without a token of the account. */
    customers: (subdomain: string) => customersOf(channel, path`/public/v1/${subdomain}`),
  };
}

function accountOf(channel: Channel, root: string) {
  return {
    /** Whether mails have the account's own words, and what is missing for it. */
    trust: (options?: CallOptions): Promise<AccountTrust> =>
      channel.ask({ method: "GET", path: `${root}/trust`, options }),
    users: usersOf(channel, root),
    resourceTypes: resourceTypesOf(channel, root),
    resources: resourcesOf(channel, root),
    clients: clientsOf(channel, root),
    projects: projectsOf(channel, root),
    bookings: bookingsOf(channel, root),
    services: servicesOf(channel, root),
    bookingPage: bookingPageOf(channel, root),
    appointments: appointmentsOf(channel, root),
    sessions: sessionsOf(channel, root),
    /** Day by day of resources, what is open and what is taken. */
    openings: (filter: OpeningsFilter, options?: ListOptions): List<ResourceOpenings> =>
      createList(channel, `${root}/openings`, { ...options, filter }),
    downtimes: downtimesOf(channel, root),
    downtimeTypes: downtimeTypesOf(channel, root),
    reports: reportsOf(channel, root),
    calendars: calendarsOf(channel, root),
    /** By which merchant deposits are taken. */
    merchant: merchantOf(channel, root),
    webhooks: webhooksOf(channel, root),
    /**
     * Hints of what is changed from now on, of whatever may be listed, whatever becomes of the
     * connection: read again what they name. They may repeat. It ends with its signal, and with
     * what will not pass.
     */
    listen: (options?: ListenOptions): AsyncGenerator<ChangeHint, void, undefined> =>
      listenTo(channel, `${root}/changes/stream`, options),
    /** Who changed what: for administrators only. */
    audit: (options?: ListOptions<AuditFilter>): List<AuditEntry> =>
      createList(channel, `${root}/audit`, options),
  };
}
