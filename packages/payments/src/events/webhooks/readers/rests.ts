import { backoffMs } from "@frontdesk/platform/outbox/backoff";
import type { Logger } from "pino";
import type { Id } from "../../../core/ids.ts";

/** A webhook, or all of a merchant, or all if empty. */
export interface Whom {
  merchantId?: Id;
  webhookId?: Id;
}

export interface Rests {
  isResting(whom: Whom): boolean;
  /** Undefined during a backoff. A failure starts one; the log has a line at its start and end. */
  attempt<Read>(whom: Whom, read: () => Promise<Read>): Promise<Read | undefined>;
  stop(): void;
}

interface Rest {
  failures: number;
  timer?: NodeJS.Timeout | undefined;
}

const lengths = { firstMs: 250, longestMs: 5_000, least: 0.5, most: 1 };

const keyOf = ({ merchantId, webhookId }: Whom): string => webhookId ?? merchantId ?? "all";

export function createRests(log: Logger, onOver: (whom: Whom) => void): Rests {
  const rests = new Map<string, Rest>();

  function begin(whom: Whom, err: unknown): void {
    const rest = rests.get(keyOf(whom)) ?? { failures: 0 };
    rests.set(keyOf(whom), rest);
    rest.failures += 1;
    const { failures } = rest;
    if (failures === 1)
      log.error({ err, ...whom }, "webhooks could not read from the database and will retry");
    const over = () => {
      rest.timer = undefined;
      onOver(whom);
    };
    rest.timer = setTimeout(over, backoffMs(lengths, failures)).unref();
  }

  function end(whom: Whom): void {
    const rest = rests.get(keyOf(whom));
    if (rest === undefined) return;
    rests.delete(keyOf(whom));
    log.info({ ...whom, failures: rest.failures }, "webhooks can read again");
  }

  const isResting = (whom: Whom) => rests.get(keyOf(whom))?.timer !== undefined;
  return {
    isResting,
    async attempt(whom, read) {
      if (isResting(whom)) return undefined;
      try {
        const result = await read();
        end(whom);
        return result;
      } catch (err) {
        begin(whom, err);
        return undefined;
      }
    },
    stop() {
      for (const { timer } of rests.values()) clearTimeout(timer);
    },
  };
}
