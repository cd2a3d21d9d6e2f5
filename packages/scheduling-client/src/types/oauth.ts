import type { AnswerOf } from "../openapi.ts";

/** Response for a code or refresh token. */
export type TokenAnswer = AnswerOf<"createOauthToken">;

/** RFC 7662. */
export type Introspection = AnswerOf<"introspectOauthToken">;

/** RFC 8414. */
export type Metadata = AnswerOf<"getOauthServer">;
