/*
 * Each way of restoring under load keeps all earlier answers, contains no later request, and
 * continues.
 */
import { setTimeout as wait } from "node:timers/promises";
import { makeEnvironment } from "@frontdesk/payments/test/process";
import type { Point } from "../model/point.ts";
import type { Finding, Trial } from "../part.ts";
import { type ArchivingServer, missingFor, openArchived } from "./archived.ts";
import { openStaff, startBoth } from "./staff.ts";

type Restoring = Pick<Trial, "log" | "random"> & {
  url: string;
  ms: number;
};

interface RecoveryPath {
  name: string;
  prepare(archived: ArchivingServer, ms: number): Promise<Point>;
  take(archived: ArchivingServer, point: Point): Promise<string>;
}

const ways: Record<"dump" | "back", RecoveryPath> = {
  dump: {
    name: "dumped and restored",
    prepare: async ({ dump }, ms) => {
      await wait(ms / 2);
      return await dump();
    },
    take: async ({ restore }) => await restore(),
  },
  back: {
    name: "taken back to a moment",
    prepare: async ({ copy }, ms) => {
      await copy();
      await wait(ms / 2);
      const moment = Date.now();
      // A call in the same millisecond may be on either side.
      await wait(ms / 4);
      return { from: moment, to: moment };
    },
    take: async ({ goBackTo, url }, { from }) => {
      await goBackTo(from);
      return url;
    },
  },
};

export async function restoreThrough({ url, ms, log, random }: Restoring): Promise<Finding[]> {
  const missing = await missingFor(url);
  const chosen = (["dump", "back"] as const).filter((proxy) => {
    const programs = missing[proxy].join(", ");
    if (programs !== "") log(`${ways[proxy].name}: left out, as there is no ${programs}`);
    return programs === "";
  });
  if (chosen.length === 0) return [];
  const environment = await makeEnvironment([]);
  const archived = await openArchived(url);
  const matches: Finding[] = [];
  try {
    const first = await startBoth(environment, archived.url);
    const staff = await openStaff(first, random);
    const points: Point[] = [];
    try {
      for (const proxy of chosen) points.push(await ways[proxy].prepare(archived, ms / 2));
    } finally {
      await staff.end(log);
      await first.end("SIGKILL");
    }
    const judged = chosen.map(async (proxy, index) => {
      const { name, take } = ways[proxy];
      const point = points[index]!;
      const report = (line: string) => log(`${name}: ${line}`);
      const at = { url: await take(archived, point), point, log: report };
      const both = await startBoth(environment, at.url);
      const findings = await staff.judge(both, at).finally(() => both.end("SIGTERM"));
      matches.push(...findings.map((what) => `${name}: ${what}`));
    });
    await Promise.all(judged);
    staff.leave();
  } finally {
    await archived.remove();
    await environment.remove();
  }
  return matches;
}
