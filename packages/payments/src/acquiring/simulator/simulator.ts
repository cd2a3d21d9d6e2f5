/* A call takes effect on arrival; only its answer is delayed. */
import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "@frontdesk/database/database";
import type { Logger } from "pino";
import { dayOf } from "../../core/rates/rates.ts";
import type {
  Acquirer,
  Approval,
  AuthorizationAnswer,
  AuthorizationQuestion,
  Confirmation,
  Instruction,
} from "../port/acquirer.ts";
import { declineOfCard, declinesLater, type InstructionKind } from "./decide.ts";
import { giveBack, type SimulatorContext, spend } from "./memory.ts";

export interface Simulator extends Acquirer {
  setFaults(faults: Faults): void;
}

export interface SimulatorSetting {
  db: Database;
  now: () => Date;
  log: Logger;
}

const digits = "0123456789";
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** `db`: no transaction, as an issuer's knowledge does not roll back. */
export function createSimulator({ db, now, log }: SimulatorSetting): Simulator {
  const faults = createFaults();
  const locate = (): SimulatorContext => ({ db, now: now(), day: dayOf(now()) });

  async function answer(question: AuthorizationQuestion): Promise<AuthorizationAnswer> {
    // The reversal comes after the deadline.
    if (now() >= question.deadline) throw new Error("The status request missed its deadline");
    const error = declineOfCard(question, now()) ?? (await spend(locate(), question));
    if (error !== undefined) return { approved: false, error };
    return approval(declinesLater(question.card.number));
  }

  async function instruct(kind: InstructionKind, instruction: Instruction): Promise<Confirmation> {
    if (instruction.authorization.acquirerReference.startsWith(marks[kind])) return "refused";
    const done = await faults.meet(kind, async () => {
      if (kind === "capture") return true;
      const authorizationReference = instruction.authorization.reference;
      await giveBack(locate(), { ...instruction, kind, authorizationReference });
      return true;
    });
    return done ? "confirmed" : "refused";
  }

  return {
    setFaults(input) {
      log.info({ faults: input }, "the simulator has new faults");
      faults.set(input);
    },
    async authorize(question) {
      const authorization = await faults.meet("authorize", () => answer(question));
      return authorization ?? { approved: false, error: 8 };
    },
    capture: (instruction) => instruct("capture", instruction),
    refund: (instruction) => instruct("refund", instruction),
    void: (instruction) => instruct("void", instruction),
    async reverse(reversal) {
      const authorizationReference = reversal.reference;
      await faults.meet("reverse", () =>
        giveBack(locate(), { ...reversal, kind: "reverse", authorizationReference }),
      );
    },
  };
}

/** Mark an operation for refusal; random references never start so. */
const marks: Record<InstructionKind, string> = {
  capture: "00000000000000000001",
  refund: "00000000000000000002",
  void: "00000000000000000003",
};

function approval(instructionKind: InstructionKind | undefined): Approval {
  const mark = instructionKind === undefined ? "" : marks[instructionKind];
  return {
    approved: true,
    approvalCode: draw(6, digits + letters),
    acquirerReference: mark + draw(23 - mark.length, digits),
    networkTransactionId: draw(15, digits),
    eci: null,
  };
}

function draw(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

// Failures for tests and benchmarks.
export type Operation = "authorize" | "capture" | "refund" | "void" | "reverse";

/**
 * `error`: thrown at once, without effect. `timeout`: no effect, thrown late. `answer-lost`:
 * effective, but thrown.
 */
export type Fault = "error" | "timeout" | "answer-lost";

export interface Faults {
  /** Delays every answer, after its effect. */
  latencyMs?: number;
  /** Default: 30 seconds before a `timeout`. */
  timeoutMs?: number;
  /** In order. */
  next?: {
    authorize?: readonly Fault[];
    reverse?: readonly Fault[];
    /** `refused` is final, without effect. */
    capture?: readonly (Fault | "refused")[];
    refund?: readonly (Fault | "refused")[];
    void?: readonly (Fault | "refused")[];
  };
}

export interface FaultInjection {
  set(faults: Faults): void;
  meet<Result>(operation: Operation, effect: () => Promise<Result>): Promise<Result | undefined>;
}

const defaultTimeoutMs = 30_000;

export function createFaults(): FaultInjection {
  let faults: Faults = {};
  let next: Partial<Record<Operation, (Fault | "refused")[]>> = {};

  return {
    set(input) {
      faults = input;
      next = Object.fromEntries(
        Object.entries(input.next ?? {}).map(([operation, list]) => [operation, [...list]]),
      );
    },
    async meet(operation, effect) {
      const { latencyMs = 0, timeoutMs = defaultTimeoutMs } = faults;
      const fault = next[operation]?.shift();
      if (fault === "timeout") await delay(timeoutMs, undefined, { ref: false });
      if (fault === "error" || fault === "timeout") throw simulated(operation, fault);
      const result = fault === "refused" ? undefined : await effect();
      if (latencyMs > 0) await delay(latencyMs);
      if (fault === "answer-lost") throw simulated(operation, fault);
      return result;
    },
  };
}

function simulated(operation: Operation, fault: Fault): Error {
  return new Error(`Simulated ${fault} of ${operation}`);
}
