import type { OpenDatabase } from "@frontdesk/database/database";
import { createSharedLimits } from "@frontdesk/platform/limits";
import { wrongKeyRule } from "@frontdesk/server/admin-listener";
import type { Limits } from "@frontdesk/server/limits";
import type { Logger } from "pino";

const rules = {
  requestsByPerson: { points: 600, seconds: 60 },
  wrongKeysByAddress: wrongKeyRule,
};

export type DeskLimits = Limits<keyof typeof rules>;

/** Shared by all processes on PostgreSQL. */
export function createDeskLimits(
  opened: Pick<OpenDatabase, "db" | "embedded">,
  log: Logger,
): DeskLimits {
  return createSharedLimits(opened, { schema: "desk", rules, log });
}
