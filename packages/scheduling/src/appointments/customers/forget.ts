// A customer asks for what is known of them to be deleted: whoever administers the account is told.
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import type { Context } from "../../ground/context.ts";
import { listAdministrators } from "../../parties/users/store.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import type { BusinessRow } from "./business.store.ts";

/** Tells all administrators of who asks. */
export async function askToForget(
  context: Context,
  business: BusinessRow,
  row: AppointmentRow,
): Promise<void> {
  await context.limits.take("forgetsByAppointment", `${business.id} ${row.id}`);
  await atomically(context.db, async (db) => {
    for (const { email: to } of await listAdministrators(db, business.id)) {
      await context.post.send(db, forgetMail(to, business, row));
    }
  });
}

function forgetMail(to: string, { name, subdomain }: BusinessRow, row: AppointmentRow): Mail {
  const client = row.client_id === null ? "of nobody who is a client" : `client ${row.client_id}`;
  return {
    to,
    subject: "A customer asks you to delete their details",
    text: `The customer of appointment ${row.id} (${client}) in ${name} (${subdomain}) asks you to
delete what you know of them: their name, how they are reached, their answers and your notes.

Times and amounts may stay where the law has you keep them.
`,
  };
}
