import type { Columns } from "@frontdesk/server/csv";
import { momentOf } from "../../core/times.ts";
import type { ClientRow } from "./client.ts";

export const clientColumns: Columns<ClientRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  notes: ({ notes }) => notes,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  locale: ({ locale }) => locale,
  reminders_off: ({ reminders_off: off }) => off,
  color: ({ color }) => color,
  archived: ({ archived }) => archived,
  created_at: ({ created_at: created }) => momentOf(created),
  updated_at: ({ updated_at: updated }) => momentOf(updated),
};
