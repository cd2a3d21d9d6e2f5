// A customer's request to delete data, mailed to the business.
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Mail } from "@frontdesk/people/mail/mail";
import type { Context } from "../../core/context.ts";
import { getPage } from "../../offering/booking-pages/store.ts";
import { listProvedAdministrators } from "../../parties/users/user.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import type { BusinessRow } from "./business.store.ts";
import { customerRefusals as refusals } from "./refusals.ts";

export async function askToForget(
  context: Context,
  business: BusinessRow,
  row: AppointmentRow,
): Promise<void> {
  const messages = await recipientsOf(context.db, business);
  if (messages.length === 0) throw refusals.nobodyThere();
  const counter = ["forgetsByAppointment", `${business.id} ${row.id}`] as const;
  const { used } = await context.limits.count(...counter);
  if (used > 1) return;
  try {
    await atomically(context.db, async (db) => {
      await context.post.send(db, ...messages.map((to) => forgetMail(to, business, row)));
    });
  } catch (error) {
    // The customer's next try must send it.
    await context.limits.count(...counter, -1);
    throw error;
  }
}

async function recipientsOf(db: Database, { id, contact_email: contact }: BusinessRow) {
  const administrators = (await listProvedAdministrators(db, id)).map(({ email }) => email);
  if (administrators.length > 0) return administrators;
  const { notices_to: noticesTo } = await getPage(db, id);
  return noticesTo.length > 0 ? noticesTo : [contact].filter((one) => one !== null);
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
