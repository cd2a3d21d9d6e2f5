import type { AnswerOf, BodyOf } from "../openapi.ts";

/** An application as its developer sees it. */
export type OwnApplication = AnswerOf<"getMeApplication">;

/** Such as `bookings:read`. */
export type Scope = OwnApplication["scopes"][number];

/** An application with its secret, shown only now; null for a public application. */
export type RegisteredApplication = AnswerOf<"createMeApplication">;

/** Confidential, without the password grant, by default. */
export type NewApplication = BodyOf<"createMeApplication">;

/** Absent fields stay unchanged. */
export type ApplicationChanges = BodyOf<"updateMeApplication">;

/** Users of an application. */
export type Holders = AnswerOf<"getMeApplicationGrants">;

/** A token's entry, without the token itself. */
export type PersonalToken = AnswerOf<"listMeTokens">[number];

/** A token, shown only now. */
export type ToldToken = AnswerOf<"createMeToken">;

/** A new token needs the person's current password. */
export type NewPersonalToken = BodyOf<"createMeToken">;

export type OwnGrant = AnswerOf<"listMeGrants">[number];

/** Contents of a consent request. */
export type ConsentAsked = AnswerOf<"readConsent">;
