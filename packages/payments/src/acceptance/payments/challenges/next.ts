import type { CardRange } from "../../../authentication/tds/directory.ts";
import type { Authentication } from "../../../authentication/tds/store.ts";
import type { Result } from "../../../authentication/tds/verdict.ts";
import type { Hint } from "./hints.ts";

export const challenges = {
  "tds-fingerprint": challenge("tds-fingerprint", "background-iframe"),
  "tds-authenticate": challenge("tds-authenticate", "fetch"),
  "tds-challenge": challenge("tds-challenge", "iframe"),
} as const;

export type ChallengeName = keyof typeof challenges;

function challenge<Name extends string, ChallengeType extends string>(
  name: Name,
  type: ChallengeType,
) {
  return { name, type, path: `/payments/challenges/${name}` as const };
}

export type Enrolment = CardRange | "not-enrolled" | "unreachable";

export interface Progress {
  enrolment: Enrolment;
  authentication: Authentication | undefined;
  hints: ReadonlySet<Hint>;
}

export type NextChallenge =
  | { challenge: ChallengeName; result?: undefined }
  | { challenge?: undefined; result: Result };

export function nextChallengeOf({ enrolment, authentication, hints }: Progress): NextChallenge {
  const state = authentication?.state ?? "begun";
  if (state === "begun") {
    if (typeof enrolment === "string") return { result: enrolment };
    const isMethodDue = enrolment.methodUrl !== undefined && methodOf(hints) === undefined;
    return { challenge: isMethodDue ? "tds-fingerprint" : "tds-authenticate" };
  }
  // Pages without the `asked` hint start here.
  if (!hints.has("asked") || state === "asked") return { challenge: "tds-authenticate" };
  if (state === "challenged") return { challenge: "tds-challenge" };
  return { result: authentication!.result! };
}

/** Reported, silent, or never loaded (EMV 3DS). */
export function methodOf(hints: ReadonlySet<Hint>): "Y" | "N" | undefined {
  if (hints.has("method-done")) return "Y";
  return hints.has("method-silent") ? "N" : undefined;
}
