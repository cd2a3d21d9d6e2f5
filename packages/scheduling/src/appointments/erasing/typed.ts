// Erases typed details everywhere: mails, notices, payment links.
import type { Database } from "@frontdesk/database/database";
import { removeMailsAbout } from "@frontdesk/people/mail/mail";
import { forgetCards } from "../../money/charges/store.ts";
import { closeDeposits } from "../../money/deposits/store.ts";
import { eraseAppointment } from "../booking/erasing.store.ts";
import { subjectOf } from "../mails/about.ts";
import { forgetAllNotices } from "../notices.store.ts";

/** Needs the appointment's lock. */
export async function forgetTypedOf(
  db: Database,
  erasing: Parameters<typeof eraseAppointment>[1],
): Promise<void> {
  const location = { accountId: erasing.accountId, appointmentId: erasing.id };
  await eraseAppointment(db, erasing);
  await forgetAllNotices(db, location);
  await closeDeposits(db, location);
  await forgetCards(db, location);
  await removeMailsAbout(db, subjectOf(location));
}
