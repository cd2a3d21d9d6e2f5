// Port to the card networks: a directory server asks the issuer to authenticate the payer.
// Results of challenges come later, through `receiveResult`.
import type { Scenario } from "../../acquiring/port/scenario.ts";
import type { AReq, ARes, Erro } from "./messages.ts";

export interface DirectoryServer {
  /** This service's identity in the network. */
  readonly requestor: Requestor;
  /**
   * Reads the cached card range (of the last PRes), so it is cheap; undefined without enrolment.
   * Throws if the ranges are unknown at the moment.
   */
  lookup(card: EnrolledCard): Promise<CardRange | undefined>;
  /** Sends an AReq once. Throws without an answer. */
  authenticate(request: AReq, scenario?: Scenario): Promise<ARes | Erro>;
}

export interface EnrolledCard {
  /** 12 to 19 digits. */
  number: string;
  /** Simulated situation of a test payment; never present for live merchants. */
  scenario?: Scenario | undefined;
}

export interface CardRange {
  /** The issuer's page that fingerprints the browser first, in a hidden iframe. */
  methodUrl?: string | undefined;
}

export interface Requestor {
  /** As registered with the networks: at most 32 characters. */
  serverReference: string;
  /** 1 to 11 digits. */
  acquirerBin: string;
  /** ISO 18245 code, one for all merchants. */
  merchantCategory: string;
  /** The network sends results here; its handler calls `receiveResult`. */
  resultsUrl: string;
}

/** Live merchants can be without one. */
export interface Directories {
  readonly test: Readonly<DirectoryServer>;
  readonly live?: Readonly<DirectoryServer> | undefined;
}

/** Timeouts in milliseconds. */
export interface TdsTimes {
  /** The directory server's answer to an AReq. */
  readonly answerWithinMs: number;
  /** The report of the issuer's method page. */
  readonly methodWithinMs: number;
  /** The payer's challenge at the simulated issuer. */
  readonly issuerWithinMs: number;
  /** The arrival of a challenge's result: longer than an issuer's time. */
  readonly challengeWithinMs: number;
}

export const defaultTimes: TdsTimes = {
  answerWithinMs: 10_000,
  methodWithinMs: 10_000,
  issuerWithinMs: 9 * 60_000,
  challengeWithinMs: 10 * 60_000,
};
