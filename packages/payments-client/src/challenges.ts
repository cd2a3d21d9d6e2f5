/*
 * A challenge is what the customer's page has to do before an order can be paid: it is taken with
 * the same order, and gives hints that go with the order from then on.
 */
import type { AnswerOf } from "./openapi.ts";

type AnsweredPayment = AnswerOf<"createPayment">;

/** The order was authorised: the id of its transaction. */
export type Paid = Extract<AnsweredPayment, { authorizationId: string }>;

/** One of them has to be taken. */
export type Challenges = Extract<AnsweredPayment, { challenges: unknown }>;

/** What an order comes to: it is paid, or a challenge has to be taken first. */
export type PaymentAnswer =
  | (Paid & { challenges?: undefined })
  | (Challenges & { authorizationId?: undefined });

/** A `fetch` gives its hints at once; the others need a frame, seen or unseen. */
export type Challenge = Challenges["challenges"][number];

/** What a `fetch` challenge gives. */
export type FetchAnswer = AnswerOf<"createPaymentChallengeTdsAuthenticate">;

/**
 * A form to send in an iframe, from which a message `{ hints }` comes when it is done, and the
 * hints to go on with when none came in time.
 */
export type FrameAnswer = AnswerOf<"createPaymentChallengeTdsChallenge">;

/** What a challenge gives when it is taken: its hints, or a form to send in a frame. */
export type ChallengeAnswer = (FetchAnswer & { action?: undefined }) | FrameAnswer;
