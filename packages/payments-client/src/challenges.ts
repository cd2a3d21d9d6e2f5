/* A step of the customer's page before the payment of an order. It takes the same order and
   returns hints for the next request with it. */
import type { AnswerOf } from "./openapi.ts";

type AnsweredPayment = AnswerOf<"createPayment">;

/** The order is authorised: the id of its transaction. */
export type Paid = Extract<AnsweredPayment, { authorizationId: string }>;

/** Take one of these challenges. */
export type Challenges = Extract<AnsweredPayment, { challenges: unknown }>;

/** Paid, or a challenge comes first. */
export type PaymentAnswer =
  | (Paid & { challenges?: undefined })
  | (Challenges & { authorizationId?: undefined });

/** A `fetch` returns its hints at once; the others need a visible or hidden frame. */
export type Challenge = Challenges["challenges"][number];

/** Result of a `fetch` challenge. */
export type FetchAnswer = AnswerOf<"createPaymentChallengeTdsAuthenticate">;

/**
 * A form for an iframe, and fallback hints for a timeout. The iframe posts a message `{ hints }`
 * when done.
 */
export type FrameAnswer = AnswerOf<"createPaymentChallengeTdsChallenge">;

export type ChallengeAnswer = (FetchAnswer & { action?: undefined }) | FrameAnswer;
