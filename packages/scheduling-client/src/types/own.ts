import type { AnswerOf, BodyOf } from "../openapi.ts";

/** An application as its developer sees it. */
export type OwnApplication = AnswerOf<"getMeApplication">;

/** Such as `bookings:read`. */
export type Scope = OwnApplication["scopes"][number];

/** With its secret, shown only now; null for a public application. */
export type RegisteredApplication = AnswerOf<"createMeApplication">;

/** Confidential, without the password grant, by default. */
export type NewApplication = BodyOf<"createMeApplication">;

/** Absent fields stay unchanged. */
export type ApplicationChanges = BodyOf<"updateMeApplication">;

/** Users of an application. */
export type Holders = AnswerOf<"getMeApplicationGrants">;

/** Without the token itself. */
export type PersonalToken = AnswerOf<"listMeTokens">[number];

/** With the token, shown only now. */
export type ToldToken = AnswerOf<"createMeToken">;

/** With the person's current password. */
export type NewPersonalToken = BodyOf<"createMeToken">;

export type OwnGrant = AnswerOf<"listMeGrants">[number];

/** Contents of a consent request. */
export type ConsentAsked = AnswerOf<"readConsent">;
