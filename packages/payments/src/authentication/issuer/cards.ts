// Cards enrolled at the simulated issuer; a test payment may request other results.
import { needsAuthentication } from "../../acquiring/simulator/decide.ts";

/** A status, a challenge (C), or no answer. */
export type IssuerAnswer = "Y" | "A" | "N" | "R" | "U" | "C" | "none";

export interface IssuerCard {
  number: string;
  scheme: "visa" | "mastercard";
  answer: IssuerAnswer;
  hasMethod: boolean;
  isRequired: boolean;
  title: string;
}

const endings: readonly [ending: string, answer: IssuerAnswer, title: string][] = [
  ["0001", "Y", "3-D Secure without a challenge"],
  ["0002", "A", "3-D Secure attempted"],
  ["0003", "N", "3-D Secure failed"],
  ["0004", "R", "3-D Secure rejected"],
  ["0005", "U", "3-D Secure unavailable"],
  ["0006", "none", "3-D Secure without an answer"],
  ["0010", "C", "3-D Secure with a one-time code"],
  ["0011", "C", "3-D Secure with a look at the browser, then a one-time code"],
  ["0020", "C", "The bank insists on 3-D Secure with a one-time code"],
];

export const issuerCards: readonly IssuerCard[] = [
  ...cardsOf("visa", "410000000003"),
  ...cardsOf("mastercard", "510000000003"),
];

function cardsOf(scheme: IssuerCard["scheme"], beginning: string): IssuerCard[] {
  return endings.map(([ending, answer, title]) => ({
    number: beginning + ending,
    scheme,
    answer,
    hasMethod: ending === "0011",
    isRequired: needsAuthentication(beginning + ending),
    title,
  }));
}
