import { type Static, Type } from "typebox";

const Right = Type.Enum(["none", "view", "manage_own", "manage_all"]);

const WorkspaceMerchant = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  test: Type.Boolean({ description: "True for a test merchant, without real money" }),
  currency: Type.String({ description: "The funding currency, an ISO 4217 code" }),
  role: Type.Enum(["owner", "manager", "support", "accountant", "viewer"], {
    description: "The person's role at the merchant",
  }),
  needs: Type.Array(Type.Enum(["approval", "second_factor"]), {
    description:
      "Steps required first. `approval`: an operator must approve the merchant before it " +
      "can be used. `second_factor`: the person can only read until they turn on a second " +
      "factor",
  }),
});

const WorkspaceAccount = Type.Object({
  id: Type.Integer(),
  subdomain: Type.String({
    description: "The URL id: the first part of every path of the account",
  }),
  name: Type.String(),
  timezone: Type.String({ description: "A time zone name from the list of time zones" }),
  iana: Type.String({ description: "The IANA name of the time zone" }),
  weekStart: Type.Union([Type.Enum(["monday", "saturday", "sunday"]), Type.Null()], {
    description: "The account's first day of a week; null: by the reader's language",
  }),
  isOwner: Type.Boolean({ description: "True if the person owns the account" }),
  isAdministrator: Type.Boolean({ description: "True if the person administers the account" }),
  rights: Type.Object(
    {
      bookings: Right,
      clients: Right,
      projects: Right,
      resources: Right,
      reports: Type.Enum(["none", "view"]),
    },
    { description: "The person's permissions; each level includes the lower ones" },
  ),
});

const Workspace = Type.Object({
  id: Type.String({
    description:
      "The id in desk URLs. For a linked merchant and account, a UUID. For a merchant only, " +
      "the merchant's id (24 hexadecimal digits). For an account only, its number",
  }),
  name: Type.String(),
  merchant: Type.Union([WorkspaceMerchant, Type.Null()], {
    description: "Null without a merchant, or if the person has no access to it",
  }),
  account: Type.Union([WorkspaceAccount, Type.Null()], {
    description: "Null without an account, or if the person is not a member of it",
  }),
});
export type DeskWorkspace = Static<typeof Workspace>;

export const WorkspaceZone = Type.Object({
  iana: Type.String(),
  transitions: Type.Array(
    Type.Object({
      at: Type.String({ format: "date-time" }),
      offset: Type.Integer({ description: "Minutes from UTC, from this moment on" }),
    }),
    { description: "From ten years ago to three years ahead, oldest first" },
  ),
});

const ListedWorkspace = Type.Object({
  ...Workspace.properties,
  zone: Type.Object(WorkspaceZone.properties, {
    description: "The account's time zone. For a merchant only, `timezone` of the query, or UTC",
  }),
  firstSteps: Type.Boolean({
    description: "True until an owner or administrator dismisses the first steps",
  }),
});

export const WorkspaceQuery = Type.Object({
  timezone: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        "The reader's time zone, for workspaces with a merchant only; ignored if unknown",
    }),
  ),
});

export const WorkspaceList = Type.Object({
  now: Type.String({ format: "date-time", description: "The server's current time" }),
  places: Type.Array(ListedWorkspace),
  away: Type.Array(Type.Enum(["payments", "scheduling"]), {
    description: "Unreachable services; their data is missing from the response",
  }),
});

export const NewWorkspace = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, "x-text": "name" }),
  merchantId: Type.String({ maxLength: 24 }),
  accountId: Type.Integer({ minimum: 1 }),
});

export const CreatedWorkspace = Type.Object({ id: Type.String() });

export const WorkspacePath = Type.Object({ id: Type.String({ maxLength: 36 }) });

export const FilledWith = Type.Object({
  bookings: Type.Integer({ description: "Number of bookings created" }),
  payments: Type.Integer({ description: "Number of payments created, including declined ones" }),
});
