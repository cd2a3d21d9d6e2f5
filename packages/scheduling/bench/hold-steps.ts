import type { Database } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import { giveDetails } from "../src/appointments/booking/details.ts";
import { holdSlot } from "../src/appointments/booking/hold.ts";
import { findOffer } from "../src/appointments/booking/holding.store.ts";
import { releaseLapsed } from "../src/appointments/booking/release.ts";
import { nobodyOf } from "../src/appointments/booking/steps.ts";
import { findAppointment } from "../src/appointments/booking/store.ts";
import { findBusiness } from "../src/appointments/customers/business.store.ts";
import { readSettings } from "../src/core/settings.ts";
import type { SeededAccount } from "./seed.ts";
import { customerAt, type Times } from "./times.ts";

export function confirmer(
  db: Database,
  { accountId, subdomain, next }: Pick<SeededAccount, "accountId" | "subdomain"> & { next: Times },
): () => Promise<void> {
  const read = readSettings({ MASTER_KEY: Buffer.alloc(32, 5).toString("base64url") });
  const settings = { ...read, operatorKey: "" };
  const context = { db, settings, now: () => new Date(), log: createLog({ level: "silent" }) };
  const recorder = nobodyOf({ id: accountId, subdomain });
  let round = 0;
  return async () => {
    const { serviceId, startsAt } = next();
    round += 1;
    const customer = customerAt(round);
    await findBusiness(db, accountId);
    await releaseLapsed(context, recorder);
    const offer = await findOffer(db, accountId, { id: Number(serviceId) });
    const wish = { startsAt: new Date(startsAt), resourceIds: [] };
    const { id } = await holdSlot(context, recorder, {
      offer: offer!,
      wish,
      locale: "en",
      timezone: "Etc/UTC",
      isByStaff: false,
    });
    await findBusiness(db, accountId);
    const row = await findAppointment(db, accountId, id);
    const existing = { ...customer, phone: null, answers: {}, consents: {} };
    await giveDetails(context, recorder, { row: row!, details: existing });
  };
}
