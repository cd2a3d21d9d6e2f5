import type { AnswerOf, BodyOf } from "../openapi.ts";

/** The account's merchant for deposits. */
export type ConnectedMerchant = AnswerOf<"getMerchant">;

/** Absent fields stay unchanged. */
export type MerchantConnection = BodyOf<"connectMerchant">;
