// What a change of an appointment was, by how it stood before and after it.
import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { AuditEntry } from "@frontdesk/scheduling-client/types/audit";

export interface Happened {
  what: Appointment["state"] | "created" | "changed" | "moved";
  /** Where it was moved to. */
  to?: string;
}

/** What is recorded of how it stood: a part of it. */
type Stood = AuditEntry["before"];

export function happenedIn({ before, after }: { before: Stood; after: Stood }): Happened {
  const [was, is] = [before, after] as Partial<Appointment>[];
  if (is?.state === undefined) return { what: "changed" };
  if (was?.state === undefined) return { what: is.state === "confirmed" ? "created" : is.state };
  if (was.state !== is.state) return { what: is.state };
  if (is.starts_at !== undefined && was.starts_at !== is.starts_at) {
    return { what: "moved", to: is.starts_at };
  }
  return { what: "changed" };
}
