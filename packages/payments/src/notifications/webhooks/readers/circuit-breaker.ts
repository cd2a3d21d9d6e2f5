import { backoffMs } from "@frontdesk/platform/outbox/backoff";
import type { Logger } from "pino";
import type { Id } from "../../../core/ids.ts";

/** A webhook, all of a merchant, or all. */
export interface Target {
  merchantId?: Id;
  webhookId?: Id;
}

export interface CircuitBreaker {
  isResting(target: Target): boolean;
  /** Undefined during a backoff. */
  attempt<Read>(target: Target, read: () => Promise<Read>): Promise<Read | undefined>;
  stop(): void;
}

interface Rest {
  failures: number;
  timer?: NodeJS.Timeout | undefined;
}

const lengths = { firstMs: 250, longestMs: 5_000, least: 0.5, most: 1 };

const keyOf = ({ merchantId, webhookId }: Target): string => webhookId ?? merchantId ?? "all";

export function createCircuitBreaker(
  log: Logger,
  onOver: (target: Target) => void,
): CircuitBreaker {
  const circuitBreaker = new Map<string, Rest>();

  function begin(target: Target, err: unknown): void {
    const rest = circuitBreaker.get(keyOf(target)) ?? { failures: 0 };
    circuitBreaker.set(keyOf(target), rest);
    rest.failures += 1;
    const { failures } = rest;
    if (failures === 1)
      log.error({ err, ...target }, "webhooks could not read from the database and will retry");
    const over = () => {
      rest.timer = undefined;
      onOver(target);
    };
    rest.timer = setTimeout(over, backoffMs(lengths, failures)).unref();
  }

  function end(target: Target): void {
    const rest = circuitBreaker.get(keyOf(target));
    if (rest === undefined) return;
    circuitBreaker.delete(keyOf(target));
    log.info({ ...target, failures: rest.failures }, "webhooks read from the database again");
  }

  const isResting = (target: Target) => circuitBreaker.get(keyOf(target))?.timer !== undefined;
  return {
    isResting,
    async attempt(target, read) {
      if (isResting(target)) return undefined;
      try {
        const result = await read();
        end(target);
        return result;
      } catch (err) {
        begin(target, err);
        return undefined;
      }
    },
    stop() {
      for (const { timer } of circuitBreaker.values()) clearTimeout(timer);
    },
  };
}
