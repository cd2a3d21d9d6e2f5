import { issuerCards as enrolledCards } from "../../authentication/issuer/cards.ts";
import type { Problem } from "./problem.ts";

export interface TestCard {
  number: string;
  outcome: "paid" | "asks" | Problem;
}

const outcomes = { Y: "paid", A: "paid", N: "tds", R: "tds", C: "asks" } as const;

export const testCards: readonly TestCard[] = [
  { number: "4100000000000000", outcome: "paid" },
  { number: "5100000000000000", outcome: "paid" },
  { number: "4100000000000007", outcome: "funds" },
  { number: "4100000000000025", outcome: "limit" },
  { number: "4100000000000008", outcome: "rejected" },
  { number: "4100000000000006", outcome: "expired" },
  { number: "4100000000000004", outcome: "code" },
  { number: "4200000000000000", outcome: "number" },
  ...enrolledCards.flatMap(({ number, scheme, answer }) =>
    scheme === "visa" && answer in outcomes
      ? { number, outcome: outcomes[answer as keyof typeof outcomes] }
      : [],
  ),
];
