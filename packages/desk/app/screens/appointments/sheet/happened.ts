import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { AuditEntry } from "@frontdesk/scheduling-client/types/audit";

export interface HistoryEntry {
  what: Appointment["state"] | "created" | "changed" | "moved";
  to?: string;
}

type AuditState = AuditEntry["before"];

export function happenedIn({
  before,
  after,
}: {
  before: AuditState;
  after: AuditState;
}): HistoryEntry {
  const [was, is] = [before, after] as Partial<Appointment>[];
  if (is?.state === undefined) return { what: "changed" };
  if (was?.state === undefined) return { what: is.state === "confirmed" ? "created" : is.state };
  if (was.state !== is.state) return { what: is.state };
  if (is.starts_at !== undefined && was.starts_at !== is.starts_at) {
    return { what: "moved", to: is.starts_at };
  }
  return { what: "changed" };
}
