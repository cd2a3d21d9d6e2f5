/*
 * The one port to the outside: whoever moves the money. An answer that does not come by the
 * deadline, or a thrown error, means "not known": the authorisation is then reversed.
 */
import type { Id } from "../../ground/ids.ts";
import type { Scenario } from "./scenario.ts";

export interface Acquirer {
  /** Asks the issuer for a reservation. Asked once for a reference, never repeated. */
  authorize(question: AuthorizationQuestion): Promise<AuthorizationAnswer>;
  /**
   * Each of these may be repeated with the same reference and then has no further effect. One may
   * overtake another of the same payment: what comes too early is thrown, not refused.
   */
  capture(instruction: Instruction): Promise<Confirmation>;
  refund(instruction: Instruction): Promise<Confirmation>;
  void(instruction: Instruction): Promise<Confirmation>;
  /** Takes back an authorisation, also an unknown one. Repeated until it returns. */
  reverse(reversal: Reversal): Promise<void>;
}

export interface AuthorizationQuestion {
  /** The id of the authorisation: unique, and what a reversal names. */
  reference: Id;
  shard: number;
  merchantId: Id;
  card: Card;
  /** Minor units; zero verifies the card. */
  amount: number;
  currency: string;
  descriptor: string;
  /** Present on a payment that the merchant makes from an earlier one. */
  initial?: { networkTransactionId: string | null } | undefined;
  /** What 3-D Secure gave, where the payer was authenticated. */
  authentication?: AuthenticationProof | undefined;
  /** The situation a test payment asks for; never present for live merchants. */
  scenario?: Scenario | undefined;
  /** When an answer is no longer of use. */
  deadline: Date;
}

export interface Card {
  /** 12 to 19 digits. */
  number: string;
  expiry: { month: number; year: number };
  /** The security code, where the payer gave one. Never stored. */
  code?: string | undefined;
  /** The keyed hash of the number. */
  fingerprint: string;
}

/** What an issuer recognises its own authentication by. */
export interface AuthenticationProof {
  /** How far it went, in the network's digits. */
  eci: string;
  /** The cryptogram: 20 bytes in base64. */
  cavv: string;
  directoryServerTransactionId: string;
}

export type AuthorizationAnswer = Approval | { approved: false; error: number };

export interface Approval {
  approved: true;
  approvalCode: string;
  acquirerReference: string;
  networkTransactionId: string | null;
  eci: string | null;
}

export interface Instruction {
  /** The id of the trail entry: unique. */
  reference: Id;
  shard: number;
  merchantId: Id;
  authorization: { reference: Id; acquirerReference: string };
  fingerprint: string;
  amount: number;
  currency: string;
}

/** `refused` is final. Anything that may pass later is thrown instead. */
export type Confirmation = "confirmed" | "refused";

export interface Reversal {
  reference: Id;
  shard: number;
  merchantId: Id;
  fingerprint: string;
  amount: number;
  currency: string;
}
