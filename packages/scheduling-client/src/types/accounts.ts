import type { AnswerOf, BodyOf } from "../openapi.ts";

/** The person that the client acts for. */
export type Me = AnswerOf<"getMe">;

/** A member of an account. Colors are `#RRGGBB`. */
export type User = AnswerOf<"getUser">;

/** Whom to invite, and what they may do. */
export type NewUser = BodyOf<"createUser">;

/** What is to change of a member; rights one by one only with permissions `custom`. */
export type UserChanges = BodyOf<"updateUser">;

/** What a member may do; each includes those before it. "Own" is booked by or for the person. */
export type Right = User["booking_rights"];

/** An account in the list of the person's; `client.account` takes its `subdomain`. */
export type ListedAccount = AnswerOf<"listAccounts">[number];

/** An account; one that is suspended can only be read. */
export type Account = AnswerOf<"getAccount">;

/** Whether mails of an account have its own words, and what is missing for it. */
export type AccountTrust = AnswerOf<"getAccountTrust">;

/** Settings of an account; only what is given changes. */
export type AccountChanges = BodyOf<"updateAccount">;
