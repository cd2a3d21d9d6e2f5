// Faults make the simulator behave like a bad day outside, for tests and measurements.
import { setTimeout as delay } from "node:timers/promises";

export type Operation = "authorize" | "capture" | "refund" | "void" | "reverse";

/**
 * `error`: thrown at once, without effect. `timeout`: no effect and no answer, thrown in the end.
 * `answer-lost`: it has its effect, and an error is thrown instead of the answer.
 */
export type Fault = "error" | "timeout" | "answer-lost";

export interface Faults {
  /** What every answer takes on its way back, after the effect. */
  latencyMs?: number;
  /** When a `timeout` is thrown: after 30 seconds unless given. */
  timeoutMs?: number;
  /** What happens to the next calls, first to first; those after them work. */
  next?: {
    authorize?: readonly Fault[];
    reverse?: readonly Fault[];
    /** An instruction may also be `refused`: the acquirer's final answer, without effect. */
    capture?: readonly (Fault | "refused")[];
    refund?: readonly (Fault | "refused")[];
    void?: readonly (Fault | "refused")[];
  };
}

export interface FaultInjection {
  /** Replaces all that was set before. */
  set(faults: Faults): void;
  /** Runs a call with the fault that is due; undefined when that is `refused`. */
  meet<Result>(operation: Operation, effect: () => Promise<Result>): Promise<Result | undefined>;
}

const defaultTimeoutMs = 30_000;

export function createFaults(): FaultInjection {
  let faults: Faults = {};
  let next: Partial<Record<Operation, (Fault | "refused")[]>> = {};

  return {
    set(given) {
      faults = given;
      next = Object.fromEntries(
        Object.entries(given.next ?? {}).map(([operation, list]) => [operation, [...list]]),
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
