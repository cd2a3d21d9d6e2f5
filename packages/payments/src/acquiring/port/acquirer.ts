/* A missing answer at the deadline or an error means "unknown"; a reversal follows. */
import type { Id } from "../../core/ids.ts";
import type { Scenario } from "./scenario.ts";

export interface Acquirer {
  /** Sent once per reference, never repeated. */
  authorize(question: AuthorizationQuestion): Promise<AuthorizationAnswer>;
  /**
   * Idempotent per reference. One may overtake another of its payment: throw for a premature one,
   * never answer "refused".
   */
  capture(instruction: Instruction): Promise<Confirmation>;
  refund(instruction: Instruction): Promise<Confirmation>;
  void(instruction: Instruction): Promise<Confirmation>;
  /** Call it until it returns, also for an unknown authorisation. */
  reverse(reversal: Reversal): Promise<void>;
}

export interface AuthorizationQuestion {
  /** The authorisation's id, named by its reversal. */
  reference: Id;
  shard: number;
  merchantId: Id;
  card: Card;
  /** Minor units; zero verifies the card. */
  amount: number;
  currency: string;
  descriptor: string;
  initial?: { networkTransactionId: string | null } | undefined;
  authentication?: AuthenticationProof | undefined;
  /** Test payments only. */
  scenario?: Scenario | undefined;
  /** A later answer is useless. */
  deadline: Date;
}

export interface Card {
  /** 12 to 19 digits. */
  number: string;
  expiry: { month: number; year: number };
  /** Never stored. */
  code?: string | undefined;
  /** Keyed hash of the number. */
  fingerprint: string;
}

export interface AuthenticationProof {
  /** Electronic commerce indicator, as the network writes it. */
  eci: string;
  /** Cryptogram: 20 bytes in base64. */
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
  /** The trail entry's id. */
  reference: Id;
  shard: number;
  merchantId: Id;
  authorization: { reference: Id; acquirerReference: string };
  fingerprint: string;
  amount: number;
  currency: string;
}

/** `refused` is final; throw otherwise. */
export type Confirmation = "confirmed" | "refused";

export interface Reversal {
  reference: Id;
  shard: number;
  merchantId: Id;
  fingerprint: string;
  amount: number;
  currency: string;
}
