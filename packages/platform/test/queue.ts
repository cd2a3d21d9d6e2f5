import type { Capacity, Queue, SentRequest } from "../src/webhooks/deliver.ts";
import { nextTry } from "../src/webhooks/schedule.ts";
import { signedHeaders } from "../src/webhooks/signature.ts";

export interface Letter {
  id: string;
  webhook: string;
  url: string;
  secret: string;
  sents: SentRequest[];
  dueAtMs: number;
  state: "waits" | "taken" | "failed";
}

export interface MemoryQueue extends Queue<Letter> {
  letters: Letter[];
}

const failingAfter = 10;

export function createMemoryQueue(waitsMs: readonly number[]): MemoryQueue {
  const letters: Letter[] = [];
  const claimed = new Set<Letter>();
  const failures = new Map<string, number>();
  const failuresOf = ({ webhook }: Letter) => failures.get(webhook) ?? 0;
  const isFailing = (letter: Letter) => failuresOf(letter) >= failingAfter;
  const isDoubtful = (letter: Letter) => failuresOf(letter) > 0;

  async function lease(capacity: Capacity<Letter>): Promise<Letter[]> {
    const running = [...capacity.running];
    const due = letters.filter(
      (letter) =>
        letter.state === "waits" &&
        !claimed.has(letter) &&
        letter.dueAtMs <= capacity.now.getTime(),
    );
    const claims: Letter[] = [];
    for (const letter of inTurns(due)) {
      const beside = running.filter(({ webhook }) => webhook === letter.webhook).length;
      const failing = running.filter(isFailing).length;
      if (
        running.length >= capacity.most ||
        beside >= Math.min(capacity.mostOfOne, capacity.mostOfTenant)
      ) {
        continue;
      }
      if (isDoubtful(letter) && running.filter(isDoubtful).length >= capacity.most / 2) continue;
      if (isFailing(letter) && (beside > 0 || failing >= capacity.mostFailing)) continue;
      running.push(letter);
      claims.push(letter);
      claimed.add(letter);
    }
    return claims;
  }

  return {
    name: "letters",
    letters,
    lease,
    renew: async () => {},
    begin: async ({ id, url, secret }, start) => {
      const body = JSON.stringify({ id });
      start({ url, body, sign: (at) => signedHeaders({ id, body, at, secrets: [secret] }) });
    },
    conclude: async (letter, sent) => {
      letter.sents.push(sent);
      claimed.delete(letter);
      const { webhook } = letter;
      failures.set(webhook, sent.isTaken ? 0 : failuresOf(letter) + 1);
      const missed = { attempts: letter.sents.length, now: new Date(), askedMs: sent.askedMs };
      const next = nextTry(waitsMs, missed);
      letter.state = sent.isTaken ? "taken" : next === undefined ? "failed" : "waits";
      if (next !== undefined) letter.dueAtMs = next.getTime();
    },
    describe: ({ id }) => ({ letter: id }),
  };
}

function inTurns(due: readonly Letter[]): Letter[] {
  const turns = [...Map.groupBy(due, ({ webhook }) => webhook).values()];
  const longest = Math.max(0, ...turns.map((letters) => letters.length));
  return Array.from({ length: longest }, (_, nth) =>
    turns.flatMap((each) => each[nth] ?? []),
  ).flat();
}
