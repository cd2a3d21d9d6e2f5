// Port to the card networks.
import type { Scenario } from "../../acquiring/port/scenario.ts";
import type { AReq, ARes, Erro } from "./messages.ts";

export interface DirectoryServer {
  readonly requestor: Requestor;
  /**
   * Cheap: reads cached card ranges (PRes). Undefined without enrolment; throws if ranges are
   * unknown.
   */
  lookup(card: EnrolledCard): Promise<CardRange | undefined>;
  /** Sent once. Throws without an answer. */
  authenticate(request: AReq, scenario?: Scenario): Promise<ARes | Erro>;
}

export interface EnrolledCard {
  /** 12 to 19 digits. */
  number: string;
  scenario?: Scenario | undefined;
}

export interface CardRange {
  methodUrl?: string | undefined;
}

export interface Requestor {
  /** At most 32 characters. */
  serverReference: string;
  /** 1 to 11 digits. */
  acquirerBin: string;
  /** ISO 18245, one for all merchants. */
  merchantCategory: string;
  /** The handler of this URL calls `receiveResult`. */
  resultsUrl: string;
}

export interface Directories {
  readonly test: Readonly<DirectoryServer>;
  readonly live?: Readonly<DirectoryServer> | undefined;
}

/** Milliseconds. */
export interface TdsTimes {
  readonly answerWithinMs: number;
  readonly methodWithinMs: number;
  readonly issuerWithinMs: number;
  /** Longer than an issuer's challenge. */
  readonly challengeWithinMs: number;
}

export const defaultTimes: TdsTimes = {
  answerWithinMs: 10_000,
  methodWithinMs: 10_000,
  issuerWithinMs: 9 * 60_000,
  challengeWithinMs: 10 * 60_000,
};
