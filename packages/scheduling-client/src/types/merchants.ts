import type { AnswerOf, BodyOf } from "../openapi.ts";

/** By which merchant of a payment service an account takes deposits. */
export type ConnectedMerchant = AnswerOf<"getMerchant">;

/** Which merchant, and how; only what is given changes. */
export type MerchantConnection = BodyOf<"connectMerchant">;
