import type { Logger } from "pino";
import type { Id } from "../../../core/ids.ts";
import type { WaitingMerchant } from "../../../core/outbox/taking.store.ts";
import type { BatchResult } from "./batch.ts";

const lateMs = 60_000;

export interface Trouble {
  hold(failed: BatchResult["failed"]): void;
  held(): Id[];
  warn(waiting: readonly WaitingMerchant[]): void;
}

export function createTrouble(log: Logger, heldMs: number): Trouble {
  const until = new Map<Id, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    hold(failed) {
      for (const { about, merchantId, error } of failed) {
        until.set(about, performance.now() + heldMs);
        log.error({ err: error, about, merchantId }, "events cannot be published at the moment");
      }
    },
    held() {
      const nowMs = performance.now();
      for (const [about, untilMs] of until) if (untilMs <= nowMs) until.delete(about);
      return [...until.keys()];
    },
    warn([oldest]) {
      const nowMs = performance.now();
      if (oldest === undefined || oldest.waitingMs < lateMs || nowMs - warnedAt < lateMs) return;
      warnedAt = nowMs;
      const { merchantId, waitingMs } = oldest;
      log.warn(
        { merchantId, seconds: Math.round(waitingMs / 1000) },
        "events wait too long for publication",
      );
    },
  };
}
