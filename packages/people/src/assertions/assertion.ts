/*
 * An assertion is what the desk says to a service of a person in whose name it forwards a request:
 * who they are, and what of themselves they proved. It is good for this one request, and soon ends.
 */
import type { Target } from "./target.ts";

/** The service that an assertion is meant for; the operator's door is one of its own. */
export type Audience = "payments" | "scheduling" | "operator";

/** The request that it is said with. */
export interface Forwarded extends Target {
  method: string;
  idempotencyKey: string | null;
}

export interface Assertion extends Forwarded {
  personId: string;
  name: string | null;
  sessionId: string;
  /** The network address of the browser. */
  address: string;
  /** When a second factor was proved in this session, in ms since 1970; null for never. */
  provedAt: number | null;
  hasSecondFactor: boolean;
  isOperator: boolean;
  aud: Audience;
  /** The id of the installation, which is that of its database. */
  installation: string;
  /** When it was said by the clock of the database, in ms since 1970. */
  at: number;
}

/** For how long it is good. */
export const goodForMs = 60_000;

/** Whom it came to, with what, and when by the clock of the database. */
export interface Arrival extends Forwarded {
  aud: Audience;
  installation: string;
  now: number;
}

/** Whether an assertion is for the request that it came with. */
export function fits(said: Assertion, { now, ...came }: Arrival): boolean {
  const names = Object.keys(came) as (keyof typeof came)[];
  // The clock of a database that takes over may be behind.
  return Math.abs(now - said.at) <= goodForMs && names.every((name) => said[name] === came[name]);
}
