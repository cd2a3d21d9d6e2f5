/*
 * A challenge is what the customer's page has to do before an order can be paid: it is taken with
 * the same order, and gives hints that go with the order from then on.
 */

/** The order was authorised: the id of its transaction. */
export interface Paid {
  authorizationId: string;
  /** True where it was captured at once, and not only reserved. */
  captured?: boolean;
}

/** What an order comes to: it is paid, or a challenge has to be taken first. */
export type PaymentAnswer =
  | (Paid & { challenges?: undefined })
  | (Challenges & { authorizationId?: undefined });

/** One of them has to be taken. */
export interface Challenges {
  challenges: Challenge[];
}

export interface Challenge {
  /** For people; what has to be done is said by the type. */
  name: string;
  /** `fetch` gives its hints at once; the others need a frame, seen or unseen. */
  type: "fetch" | "background-iframe" | "iframe";
  path: string;
}

/** What a challenge gives when it is taken: its hints, or a form to send in a frame. */
export type ChallengeAnswer = (FetchAnswer & { action?: undefined }) | FrameAnswer;

/** What a `fetch` challenge gives. */
export interface FetchAnswer {
  hints: string[];
}

/** A form to send in an iframe, from which a message `{ hints }` comes when it is done. */
export interface FrameAnswer {
  action: string;
  method: "GET" | "POST";
  fields: Record<string, string>;
  /** Of the iframe, in pixels. */
  width?: number;
  height?: number;
  /** How long to wait for the message, in milliseconds. */
  timeout: number;
  /** What to go on with when no message came in time. */
  hints?: string[];
}
