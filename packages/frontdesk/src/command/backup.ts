// Copies from the folder if no process runs.
import { Agent, type IncomingMessage, request } from "node:http";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { openDatabase } from "@frontdesk/database/database";
import { isIdle } from "@frontdesk/database/embedded-folder";
import { archiveOf } from "@frontdesk/platform/backup/archive";
import { type BackupResult, refuseTarget, writeBackup } from "@frontdesk/platform/backup/write";
import { credentialsOf } from "@frontdesk/rest/api/wire";
import { keyIn, wrongKey } from "./operator.ts";
import type { Settings } from "./settings.ts";

export async function backUp(file: string, { desk }: Settings): Promise<BackupResult> {
  refuseTarget(file);
  const { dataFolder: folder } = desk;
  if (!isIdle(folder)) return await writeBackup(await askAdminListener(desk), file);
  const { db, copy, close } = await openDatabase({ folder });
  try {
    const archive = await archiveOf({ db, copy: copy!, folder, now: () => new Date() });
    return await writeBackup(archive, file);
  } finally {
    await close();
  }
}

async function askAdminListener(admin: Settings["desk"]): Promise<Readable> {
  const { operatorUrl: url } = admin;
  const headers = { authorization: credentialsOf(keyIn(admin)) };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Calls the listener directly, without a proxy.
  const options = { method: "POST", agent: new Agent(), headers };
  request(`${url}/desk/operator/backups`, options, resolve).on("error", reject).end();
  const answer = await promise.catch((cause: unknown) => {
    throw new Error(`No service answers at ${url}, and ${admin.dataFolder} has no database`, {
      cause,
    });
  });
  if (answer.statusCode === 200) return answer;
  if (answer.statusCode === 401) throw wrongKey(admin);
  throw new Error(`${answer.statusCode} ${messageIn(await text(answer))}`);
}

function messageIn(body: string): string {
  try {
    return String((JSON.parse(body) as { message: unknown }).message);
  } catch {
    return body.trim();
  }
}
