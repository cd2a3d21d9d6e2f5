// The one port to the card networks: a directory server, which asks the issuer whether the payer is
// the cardholder. What an issuer says of a challenge comes later, to `receiveResult`.
import type { Scenario } from "../../acquiring/port/scenario.ts";
import type { AReq, ARes, Erro } from "./messages.ts";

export interface DirectoryServer {
  /** Who this service is to the network. */
  readonly requestor: Requestor;
  /**
   * What is known of a number's card range (of the last PRes, so it is cheap to ask); undefined
   * for a card that is not enrolled. Throws when nothing is known at the moment.
   */
  lookup(card: EnrolledCard): Promise<CardRange | undefined>;
  /** Sends an AReq, once. Throws when no answer came. */
  authenticate(request: AReq, scenario?: Scenario): Promise<ARes | Erro>;
}

export interface EnrolledCard {
  /** 12 to 19 digits. */
  number: string;
  /** The situation a test payment asks for; never present for live merchants. */
  scenario?: Scenario | undefined;
}

export interface CardRange {
  /** A page of the issuer that gets to know the browser first, in a hidden iframe. */
  methodUrl?: string | undefined;
}

export interface Requestor {
  /** As the networks registered this service: at most 32 characters. */
  serverReference: string;
  /** 1 to 11 digits. */
  acquirerBin: string;
  /** Of the merchants, who are not told apart (ISO 18245). */
  merchantCategory: string;
  /** Where the network sends results; what answers there calls `receiveResult`. */
  resultsUrl: string;
}

/** The directory servers of test merchants and, where there is one, of live ones. */
export interface Directories {
  readonly test: Readonly<DirectoryServer>;
  readonly live?: Readonly<DirectoryServer> | undefined;
}

/** How long each step may take, in milliseconds. */
export interface TdsTimes {
  /** For the directory server to answer an AReq. */
  readonly answerWithinMs: number;
  /** For the issuer's method page to report. */
  readonly methodWithinMs: number;
  /** For the payer to pass the challenge at the simulated issuer. */
  readonly issuerWithinMs: number;
  /** For the result of a challenge to arrive here: longer than an issuer's time. */
  readonly challengeWithinMs: number;
}

export const defaultTimes: TdsTimes = {
  answerWithinMs: 10_000,
  methodWithinMs: 10_000,
  issuerWithinMs: 9 * 60_000,
  challengeWithinMs: 10 * 60_000,
};
