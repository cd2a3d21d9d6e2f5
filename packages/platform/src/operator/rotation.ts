import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { KeyRotation, lacking } from "@frontdesk/server/key-rotation";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { Keyring } from "../sealing/keyring.ts";
import { beginRotation, progressOf } from "../sealing/rotation.ts";
import type { KeepAction } from "./action.ts";

interface Rotating {
  db: Database;
  now: () => Date;
  keyring: Keyring;
}

export interface RotationOptions {
  keepAction: KeepAction;
  refusalOf(message: string): Error;
}

export function rotationRoutes(server: Server, context: Rotating, options: RotationOptions): void {
  server.post(
    "/key-rotation",
    {
      schema: {
        summary: "Reseal all values with the newest master key version",
        description: "Resumes in every process; a running rotation continues.",
        response: { 202: KeyRotation },
      },
    },
    async (request, reply) => {
      await begin(context, options, operatorAt(request));
      return reply.code(202).send({ keyRotation: await show(context) });
    },
  );

  server.get(
    "/key-rotation",
    {
      schema: {
        summary: "Retrieve the progress of the master key rotation",
        response: { 200: KeyRotation },
      },
    },
    async () => ({ keyRotation: await show(context) }),
  );
}

async function begin(
  context: Rotating,
  { keepAction, refusalOf }: RotationOptions,
  actor: string,
): Promise<void> {
  const { keyring } = context;
  await atomically(context.db, async (db) => {
    const { unknownTo } = await beginRotation(db, keyring);
    if (unknownTo.length > 0) throw refusalOf(lacking(unknownTo));
    const details = { versions: [...keyring.keys.keys()] };
    const done = { action: "keys.rotate", subject: "master key", details };
    await keepAction({ ...context, db }, { actor, ...done });
  });
}

async function show({ db }: Rotating) {
  const { begunAt, endedAt, ...progress } = await progressOf(db);
  const [begun, ended] = [begunAt, endedAt].map((time) => time?.toISOString() ?? null);
  return { ...progress, begunAt: begun ?? null, endedAt: ended ?? null };
}
