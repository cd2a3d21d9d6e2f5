import type { AnswerOf, BodyOf } from "../openapi.ts";

/** An application as whoever registered it sees it. */
export type OwnApplication = AnswerOf<"getMeApplication">;

/** What it may be allowed, such as `bookings:read`. */
export type Scope = OwnApplication["scopes"][number];

/** An application with its secret, which is shown only this once; null for a public one. */
export type RegisteredApplication = AnswerOf<"createMeApplication">;

/** Confidential, and without passwords, unless said otherwise. */
export type NewApplication = BodyOf<"createMeApplication">;

/** Only what is given changes. */
export type ApplicationChanges = BodyOf<"updateMeApplication">;

/** Those who allowed an application something. */
export type Holders = AnswerOf<"getMeApplicationGrants">;

/** A personal token, as it is known once it was shown. */
export type PersonalToken = AnswerOf<"listMeTokens">[number];

/** A personal token with what it is, which is shown only this once. */
export type ToldToken = AnswerOf<"createMeToken">;

/** What a token is to be good for, with the person's present password. */
export type NewPersonalToken = BodyOf<"createMeToken">;

/** An application that may act for the person. */
export type OwnGrant = AnswerOf<"listMeGrants">[number];

/** What a request for consent asks of the person. */
export type ConsentAsked = AnswerOf<"readConsent">;
