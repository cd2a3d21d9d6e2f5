import type { AppointmentFilter } from "@frontdesk/scheduling-client/types/appointments";
import { type StudioWorkspace, studioOf } from "./studio.ts";

/** At most a year. */
export async function appointmentTable(
  workspace: StudioWorkspace,
  { filter, locale }: { filter: AppointmentFilter; locale: string },
): Promise<string> {
  return await studioOf(workspace).appointments.csv({ filter, locale });
}

export async function clientTable(workspace: StudioWorkspace, locale: string): Promise<string> {
  return await studioOf(workspace).clients.csv({ locale });
}
