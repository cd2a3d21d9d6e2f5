/* Each client type equals the server's schema if this file compiles. */
import type { Static, TSchema } from "typebox";
import type * as changeSchemas from "../../scheduling/src/api/lists/changes.ts";
import type { paging } from "../../scheduling/src/api/lists/lists.ts";
import type * as oauthSchemas from "../../scheduling/src/applications/oauth/schema.ts";
import type * as auditSchemas from "../../scheduling/src/changes/audit/schema.ts";
import type * as webhookSchemas from "../../scheduling/src/changes/webhooks/schema.ts";
import type * as typeSchemas from "../../scheduling/src/inventory/resource-types/schema.ts";
import type * as resourceSchemas from "../../scheduling/src/inventory/resources/schema.ts";
import type * as pageSchemas from "../../scheduling/src/offering/booking-pages/schema.ts";
import type * as serviceSchemas from "../../scheduling/src/offering/services/schema.ts";
import type * as accountSchemas from "../../scheduling/src/parties/accounts/schema.ts";
import type * as userSchemas from "../../scheduling/src/parties/users/schema.ts";
import type * as availabilitySchemas from "../../scheduling/src/planning/availability/schema.ts";
import type * as bookingSchemas from "../../scheduling/src/planning/bookings/schema.ts";
import type * as clientSchemas from "../../scheduling/src/planning/clients/schema.ts";
import type * as downtimeSchemas from "../../scheduling/src/planning/downtimes/schema.ts";
import type * as projectSchemas from "../../scheduling/src/planning/projects/schema.ts";
import type * as calendarSchemas from "../../scheduling/src/views/feeds/schema.ts";
import type * as reportSchemas from "../../scheduling/src/views/reports/schema.ts";
import type * as accounts from "../src/types/accounts.ts";
import type * as audit from "../src/types/audit.ts";
import type * as bookings from "../src/types/bookings.ts";
import type * as calendars from "../src/types/calendars.ts";
import type * as changes from "../src/types/changes.ts";
import type * as downtimes from "../src/types/downtimes.ts";
import type * as oauth from "../src/types/oauth.ts";
import type * as purposes from "../src/types/purposes.ts";
import type * as reports from "../src/types/reports.ts";
import type * as resources from "../src/types/resources.ts";
import type * as services from "../src/types/services.ts";
import type * as webhooks from "../src/types/webhooks.ts";

/** Distinguishes types by optional properties. A bare object type means any object. */
type Spelling<Type> = Type extends readonly (infer Item)[]
  ? Spelling<Item>[]
  : Type extends object
    ? IsOpen<keyof Type> extends true
      ? Record<string, unknown>
      : { [Key in keyof Type]-?: SpelledProperty<Type, Key> }
    : Type;

type IsOpen<Keys> = [Keys] extends [never] ? true : string extends Keys ? true : false;

type SpelledProperty<Type, Key extends keyof Type> = {
  optional: Record<never, never> extends Pick<Type, Key> ? true : false;
  value: Spelling<Exclude<Type[Key], undefined>>;
};

type Same<Type, Schema extends TSchema> = Alike<Type, Static<Schema>>;
type Alike<Left, Right> = [Spelling<Left>, Spelling<Right>] extends [
  Spelling<Right>,
  Spelling<Left>,
]
  ? true
  : false;
/** The query also has paging. */
type Filters<Type, Query extends TSchema> = Alike<
  Type,
  Omit<Static<Query>, keyof typeof paging | "format">
>;
type Proof<Answers extends Record<string, true>> = Answers;

export type AnswerChecks = Proof<{
  me: Same<accounts.Me, typeof userSchemas.Me>;
  user: Same<accounts.User, typeof userSchemas.User>;
  listedAccount: Same<accounts.ListedAccount, typeof accountSchemas.ListedAccount>;
  account: Same<accounts.Account, typeof accountSchemas.AccountAnswer>;
  resourceType: Same<resources.ResourceType, typeof typeSchemas.ResourceType>;
  customField: Same<resources.CustomField, typeof typeSchemas.CustomField>;
  customFieldOption: Same<resources.CustomFieldOption, typeof typeSchemas.CustomFieldOption>;
  listedResource: Same<resources.ListedResource, typeof resourceSchemas.ListedResource>;
  resource: Same<resources.Resource, typeof resourceSchemas.Resource>;
  customPeriod: Same<resources.CustomPeriod, typeof availabilitySchemas.CustomPeriodAnswer>;
  listedClient: Same<purposes.ListedClient, typeof clientSchemas.ListedClient>;
  client: Same<purposes.Client, typeof clientSchemas.Client>;
  listedProject: Same<purposes.ListedProject, typeof projectSchemas.ListedProject>;
  project: Same<purposes.Project, typeof projectSchemas.Project>;
  bookingPage: Same<services.BookingPage, typeof pageSchemas.BookingPage>;
  service: Same<services.Service, typeof serviceSchemas.Service>;
  booking: Same<bookings.Booking, typeof bookingSchemas.Booking>;
  downtime: Same<downtimes.Downtime, typeof downtimeSchemas.Downtime>;
  deleted: Same<changes.Deleted, typeof changeSchemas.DeletedItem>;
  downtimeType: Same<downtimes.DowntimeType, typeof downtimeSchemas.DowntimeType>;
  feed: Same<calendars.Feed, typeof calendarSchemas.Feed>;
  createdFeed: Same<calendars.CreatedFeed, typeof calendarSchemas.CreatedFeed>;
  webhook: Same<webhooks.Webhook, typeof webhookSchemas.Webhook>;
  payload: Same<webhooks.Payload, typeof webhookSchemas.Payload>;
  auditEntry: Same<audit.AuditEntry, typeof auditSchemas.AuditEntry>;
  tokens: Same<oauth.TokenAnswer, typeof oauthSchemas.TokenAnswer>;
  introspection: Same<oauth.Introspection, typeof oauthSchemas.Introspection>;
  metadata: Same<oauth.Metadata, typeof oauthSchemas.Metadata>;
}>;

export type ReportChecks = Proof<{
  range: Same<reports.ReportRange, typeof reportSchemas.ReportRange>;
  resources: Same<reports.ResourcesReport, typeof reportSchemas.ResourcesReport>;
  resource: Same<reports.ResourceReport, typeof reportSchemas.ResourceReport>;
  projects: Same<reports.ProjectsReport, typeof reportSchemas.ProjectsReport>;
  project: Same<reports.ProjectReport, typeof reportSchemas.ProjectReport>;
  clients: Same<reports.ClientsReport, typeof reportSchemas.ClientsReport>;
  client: Same<reports.ClientReport, typeof reportSchemas.ClientReport>;
}>;

type Later = "seats" | "seats_per_booking" | "start_times";
type Unbuilt = "rrule" | "exdates" | "allow_overtime";
type OfServer<Schema extends TSchema, Left extends PropertyKey> = Omit<Static<Schema>, Left>;

export type RequestChecks = Proof<{
  customField: Same<resources.NewCustomField, typeof typeSchemas.NewCustomField>;
  customFieldChanges: Same<resources.CustomFieldChanges, typeof typeSchemas.ChangedCustomField>;
  option: Same<resources.NewCustomFieldOption, typeof typeSchemas.NewCustomFieldOption>;
  optionChanges: Same<
    resources.CustomFieldOptionChanges,
    typeof typeSchemas.ChangedCustomFieldOption
  >;
  resource: Same<resources.NewResource, typeof resourceSchemas.NewResource>;
  // The API refuses these fields.
  bookingPage: Same<services.BookingPageChanges, typeof pageSchemas.ChangedPage>;
  service: Alike<services.NewService, OfServer<typeof serviceSchemas.NewService, Later>>;
  serviceChanges: Alike<
    services.ServiceChanges,
    OfServer<typeof serviceSchemas.ChangedService, Later>
  >;
  resourceChanges: Alike<
    resources.ResourceChanges,
    OfServer<typeof resourceSchemas.ChangedResource, "resource_type_id">
  >;
  availability: Same<resources.NewAvailability, typeof availabilitySchemas.NewAvailability>;
  customPeriod: Same<resources.NewCustomPeriod, typeof availabilitySchemas.NewCustomPeriod>;
  fate: Same<resources.Fate, typeof availabilitySchemas.FateQuery>;
  client: Same<purposes.NewClient, typeof clientSchemas.NewClient>;
  clientChanges: Same<purposes.ClientChanges, typeof clientSchemas.ChangedClient>;
  project: Same<purposes.NewProject, typeof projectSchemas.NewProject>;
  projectChanges: Same<purposes.ProjectChanges, typeof projectSchemas.ChangedProject>;
  booking: Alike<bookings.NewBooking, OfServer<typeof bookingSchemas.NewBooking, Unbuilt>>;
  bookingChanges: Alike<
    bookings.BookingChanges,
    OfServer<typeof bookingSchemas.ChangedBooking, Unbuilt>
  >;
  downtime: Same<downtimes.NewDowntime, typeof downtimeSchemas.NewDowntime>;
  downtimeChanges: Same<downtimes.DowntimeChanges, typeof downtimeSchemas.ChangedDowntime>;
  feed: Same<calendars.NewFeed, typeof calendarSchemas.NewFeed>;
  webhook: Same<webhooks.NewWebhook, typeof webhookSchemas.NewWebhook>;
  webhookChanges: Alike<
    webhooks.WebhookChanges,
    OfServer<typeof webhookSchemas.WebhookChange, "user_id">
  >;
}>;

// `changes` has this, and deleted items.
type Since = { updated_since?: string };

export type FilterChecks = Proof<{
  resources: Filters<Since & resources.ResourceFilter, typeof resourceSchemas.ResourceQuery>;
  clients: Filters<Since & purposes.ClientFilter, typeof clientSchemas.ClientQuery>;
  projects: Filters<Since & purposes.ArchiveFilter, typeof projectSchemas.ProjectQuery>;
  bookings: Filters<bookings.BookingFilter, typeof bookingSchemas.BookingQuery>;
  downtimes: Filters<Since & downtimes.DowntimeFilter, typeof downtimeSchemas.DowntimeQuery>;
  audit: Filters<audit.AuditFilter, typeof auditSchemas.AuditQuery>;
}>;
