/* No free connection, no access, a full or read-only folder, a restore elsewhere. No answer is
   an internal error, each answered effect exists once, service resumes alone, and the ledger
   agrees. */
import { setTimeout as wait } from "node:timers/promises";
import { makeShop, type Sender, type Shop } from "@frontdesk/payments/test/shop";
import { folderTurns, payThrough } from "../faults/folder.ts";
import { createPayer, reconciled, senderAt } from "../faults/payer.ts";
import { restoreThrough } from "../faults/restored.ts";
import { exhaust, type Fault, shut } from "../faults/store.ts";
import type { Finding, Part } from "../part.ts";
import { makePremises, startWholeOn } from "../whole.ts";

const kinds: Record<string, Fault> = { "connections exhausted": exhaust, "database away": shut };
const longestMs = 60_000;

export const faults: Part = {
  name: "faults",
  async run({ minutes, log, random }) {
    const premises = await makePremises();
    const running = await startWholeOn(premises);
    const sender = senderAt(premises);
    const matches: Finding[] = [];
    const url = premises.environment.DATABASE_URL;
    const share = (minutes * 60_000) / Object.keys(kinds).length - 8_000;
    const ms = Math.min(longestMs, Math.max(5_000, share));
    try {
      if (url === undefined) throw new Error("There is no PostgreSQL that could be away");
      const shop = await makeShop(sender);
      for (const [name, fault] of Object.entries(kinds)) {
        log(`${name} for ${Math.round(ms / 1_000)} s`);
        const during = await payDuring(() => fault(url, ms), { sender, shop, log });
        matches.push(
          ...[...during, ...(await reconciled(sender))].map((what) => `${name}: ${what}`),
        );
      }
      await running.end("SIGTERM");
      log("dumped, and taken back to a moment");
      matches.push(...(await restoreThrough({ url, ms: Math.max(8_000, ms), log, random })));
    } finally {
      await running.end("SIGTERM");
      await premises.remove();
    }
    for (const name of Object.keys(folderTurns)) {
      log(name);
      matches.push(...(await payThrough(name, log)).map((what) => `${name}: ${what}`));
    }
    return matches;
  },
};

interface Paying {
  sender: Sender;
  shop: Shop;
  log(line: string): void;
}

async function payDuring(fault: () => Promise<void>, paying: Paying): Promise<string[]> {
  const payer = await createPayer(paying.sender, paying.shop);
  await wait(1_000);
  await fault();
  const goesOn = await payer.goesOn();
  await payer.end();
  const matches = await payer.judge(paying.log);
  return goesOn ? matches : [...matches, "nothing goes on afterwards"];
}
