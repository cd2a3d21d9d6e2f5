// Failures for tests and benchmarks.
import { setTimeout as delay } from "node:timers/promises";

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
