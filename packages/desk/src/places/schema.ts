import { type Static, Type } from "typebox";

const Right = Type.Enum(["none", "view", "manage_own", "manage_all"]);

const PlaceMerchant = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  test: Type.Boolean({ description: "Whether no real money is moved" }),
  currency: Type.String({ description: "The funding currency, an ISO 4217 code" }),
  role: Type.Enum(["owner", "manager", "support", "accountant", "viewer"], {
    description: "What the person may do there",
  }),
  needs: Type.Array(Type.Enum(["approval", "second_factor"]), {
    description:
      "What has to come first: `approval` where an operator has yet to approve it, and it may do " +
      "nothing; `second_factor` where the person only reads until they turned one on",
  }),
});

const PlaceAccount = Type.Object({
  id: Type.Integer(),
  subdomain: Type.String({ description: "The URL id: every path of the account begins with it" }),
  name: Type.String(),
  timezone: Type.String({ description: "The name of a zone, as in the list of time zones" }),
  iana: Type.String({ description: "The same zone by IANA" }),
  isOwner: Type.Boolean({ description: "Whether the account is the person's" }),
  isAdministrator: Type.Boolean({ description: "Whether the person decides about it" }),
  rights: Type.Object(
    {
      bookings: Right,
      clients: Right,
      projects: Right,
      resources: Right,
      reports: Type.Enum(["none", "view"]),
    },
    { description: "What the person may do there; each includes those before it" },
  ),
});

const Place = Type.Object({
  id: Type.String({
    description:
      "What addresses of the desk say: of a merchant and an account that were put together a " +
      "UUID, of a merchant alone its id (24 hexadecimal digits), of an account alone its number",
  }),
  name: Type.String(),
  merchant: Type.Union([PlaceMerchant, Type.Null()], {
    description: "Null where there is none, or the person has no access to it",
  }),
  account: Type.Union([PlaceAccount, Type.Null()], {
    description: "Null where there is none, or the person is no member of it",
  }),
});
export type Place = Static<typeof Place>;

export const PlaceZone = Type.Object({
  iana: Type.String(),
  transitions: Type.Array(
    Type.Object({
      at: Type.String({ format: "date-time" }),
      offset: Type.Integer({ description: "Minutes from UTC from then on" }),
    }),
    { description: "From ten years ago to three years ahead, oldest first" },
  ),
});

const ListedPlace = Type.Object({
  ...Place.properties,
  zone: Type.Object(PlaceZone.properties, {
    description: "Of the account; of a merchant alone `timezone` of the query, or UTC",
  }),
});

export const PlaceQuery = Type.Object({
  timezone: Type.Optional(
    Type.String({
      maxLength: 100,
      description: "The zone of whoever looks, for a merchant alone; ignored where it is not known",
    }),
  ),
});

export const PlaceList = Type.Object({
  now: Type.String({ format: "date-time", description: "The time of the server" }),
  places: Type.Array(ListedPlace),
  away: Type.Array(Type.Enum(["payments", "scheduling"]), {
    description: "Services that could not be asked: what is theirs is missing",
  }),
});

export const NewPlace = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, "x-text": "name" }),
  merchantId: Type.String({ maxLength: 24 }),
  accountId: Type.Integer({ minimum: 1 }),
});

export const MadePlace = Type.Object({ id: Type.String() });

export const PlacePath = Type.Object({ id: Type.String({ maxLength: 36 }) });

export const FilledWith = Type.Object({
  bookings: Type.Integer({ description: "So many were made" }),
  payments: Type.Integer({ description: "So many were made, declined ones among them" }),
});
