import type { Scenario } from "../../acquiring/port/scenario.ts";
import type { EnrolledCard } from "../tds/directory.ts";
import { type IssuerAnswer, issuerCards } from "./cards.ts";

export interface Plan {
  answer: IssuerAnswer;
  method: "success" | "timeout" | "unavailable";
  automatic: "Y" | "A" | "N" | "U" | undefined;
}

type TdsScenario = NonNullable<Scenario["tds"]>;

const statuses = { authenticated: "Y", rejected: "R", unavailable: "U", attempted: "A" } as const;

/** Undefined without enrolment. */
export function planOf({ number, scenario }: EnrolledCard): Plan | undefined {
  const card = issuerCards.find((issuerCard) => issuerCard.number === number);
  const method = scenario?.tds?.fingerprint ?? scenario?.fingerprint;
  if (card === undefined && scenario?.tds === undefined && method === undefined) return undefined;
  const tds = scenario?.tds ?? {};
  const answer = answerOf(tds, card?.answer ?? "Y");
  return {
    answer,
    method: method ?? (card?.hasMethod ? "success" : "unavailable"),
    automatic: answer === "C" ? automaticOf(tds) : undefined,
  };
}

function answerOf({ challenge, status }: TdsScenario, usual: IssuerAnswer): IssuerAnswer {
  if (challenge === true) return "C";
  if (status !== undefined) return statuses[status];
  return challenge === false && usual === "C" ? "Y" : usual;
}

function automaticOf({ status }: TdsScenario): Plan["automatic"] {
  if (status === undefined) return undefined;
  return status === "rejected" ? "N" : statuses[status];
}
