import type { AnswerOf } from "../openapi.ts";

/** What an application was given for a code or a refresh token. */
export type TokenAnswer = AnswerOf<"createOauthToken">;

/** What a token is good for (RFC 7662). */
export type Introspection = AnswerOf<"introspectOauthToken">;

/** What the service can do (RFC 8414). */
export type Metadata = AnswerOf<"getOauthServer">;
