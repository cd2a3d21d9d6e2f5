import { setTimeout as wait } from "node:timers/promises";
import type { Chance } from "@frontdesk/payments/torture/chance";
import { lapseRequest } from "./store.ts";
import { type AppointmentsWork, bodyOf, doIt } from "./work.ts";

export async function callAsStaff(work: AppointmentsWork, chance: Chance): Promise<void> {
  while (!work.stopped.aborted) {
    await wait(chance.between(200, 1_500));
    const id = await someRequest(work, chance);
    if (id === undefined) continue;
    const draw = chance.draw();
    if (draw < 0.15) await lapseRequest(work.db, id).catch(() => undefined);
    if (draw < 0.5) await decide(work, chance, { id, kind: "approve" });
    else if (draw < 0.8) await decide(work, chance, { id, kind: "decline" });
    else if (draw < 0.9) await decide(work, chance, { id, kind: "cancel" });
    else {
      const both = ["approve", "decline"].map((kind) => decide(work, chance, { id, kind }));
      await Promise.all(both);
    }
  }
}

async function someRequest(work: AppointmentsWork, chance: Chance): Promise<number | undefined> {
  const { path, authorization } = work.world;
  const state = chance.draw() < 0.8 ? "requested" : "confirmed";
  const query = {
    method: "GET",
    authorization,
    path: `${path}/appointments?state[]=${state}`,
  };
  const heard = await doIt(work, chance, { kind: "list", subject: "studio", wanted: query });
  const body: unknown = bodyOf(heard);
  return Array.isArray(body) && body.length > 0 ? chance.of(body).id : undefined;
}

async function decide(
  work: AppointmentsWork,
  chance: Chance,
  { id, kind }: { id: number; kind: string },
): Promise<void> {
  const { path, authorization } = work.world;
  const query = { authorization, path: `${path}/appointments/${id}/${kind}`, body: {} };
  // A customer's cancellation promises an amount.
  const named = kind === "cancel" ? "cancelling by staff" : kind;
  await doIt(work, chance, { kind: named, subject: String(id), wanted: query });
}
