import type { Database } from "@frontdesk/database/database";
import { isEmail } from "@frontdesk/server/text/email";
import { findClient } from "../../planning/clients/store.ts";
import type { AppointmentRow } from "./appointment.ts";

export async function addressOf(
  db: Database,
  accountId: number,
  row: Pick<AppointmentRow, "email" | "is_by_staff" | "client_id">,
): Promise<string | null> {
  const email = await outputsOf(db, accountId, row);
  return email !== null && isEmail(email) ? email : null;
}

async function outputsOf(
  db: Database,
  accountId: number,
  { email, is_by_staff: isByStaff, client_id: id }: Parameters<typeof addressOf>[2],
): Promise<string | null> {
  if (email !== null || !isByStaff || id === null) return email;
  return (await findClient(db, accountId, id))?.email ?? null;
}
