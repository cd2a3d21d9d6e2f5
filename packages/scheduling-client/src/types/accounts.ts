import type { AnswerOf, BodyOf } from "../openapi.ts";

/** The person of the client. */
export type Me = AnswerOf<"getMe">;

/** A member of an account. Colors are `#RRGGBB`. */
export type User = AnswerOf<"getUser">;

export type NewUser = BodyOf<"createUser">;

/** Single rights only with permissions `custom`. */
export type UserChanges = BodyOf<"updateUser">;

/** Each level includes the lower ones. "Own": booked by or for the person. */
export type Right = User["booking_rights"];

/** `client.account` takes its `subdomain`. */
export type ListedAccount = AnswerOf<"listAccounts">[number];

/** A suspended account is read-only. */
export type Account = AnswerOf<"getAccount">;

/** Whether mails contain the account's own texts, and the missing conditions. */
export type AccountTrust = AnswerOf<"getAccountTrust">;

/** Absent fields stay unchanged. */
export type AccountChanges = BodyOf<"updateAccount">;
