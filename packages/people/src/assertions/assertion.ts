/* The desk's signed statement to a service about a signed-in person. It covers one forwarded
   request and expires soon. */
import type { Target } from "./target.ts";

export type Audience = "payments" | "scheduling" | "operator";

export interface ForwardedRequest extends Target {
  method: string;
  idempotencyKey: string | null;
}

export interface Assertion extends ForwardedRequest {
  personId: string;
  name: string | null;
  sessionId: string;
  address: string;
  /** Time of the proof, in ms since 1970. */
  provedAt: number | null;
  hasSecondFactor: boolean;
  isOperator: boolean;
  aud: Audience;
  installation: string;
  /** Database clock, in ms since 1970. */
  at: number;
}

export const goodForMs = 60_000;

export interface Arrival extends ForwardedRequest {
  aud: Audience;
  installation: string;
  now: number;
}

export function fits(assertion: Assertion, { now, ...came }: Arrival): boolean {
  const names = Object.keys(came) as (keyof typeof came)[];
  // After a failover the database clock may be behind.
  return (
    Math.abs(now - assertion.at) <= goodForMs &&
    names.every((name) => assertion[name] === came[name])
  );
}
