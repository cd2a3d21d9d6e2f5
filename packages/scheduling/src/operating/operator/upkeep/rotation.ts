import { atomically } from "@frontdesk/database/atomically";
import { beginRotation, progressOf } from "@frontdesk/platform/sealing/rotation";
import { KeyRotation, lacking } from "@frontdesk/server/key-rotation";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../ground/context.ts";
import { refusal } from "../../../ground/errors.ts";
import { forOperators } from "../access.ts";
import { insertAction } from "../actions.store.ts";

/** Having everything that is sealed go over to the newest version of the master key. */
export function rotationRoutes(server: Server, context: Context): void {
  server.post(
    "/key-rotation",
    {
      schema: {
        ...forOperators,
        summary: "Seal everything anew with the newest version of the master key",
        description:
          "Every process does its part, from where it was left off; one that runs is left alone.",
        response: { 202: KeyRotation },
      },
    },
    async (request, reply) => {
      await begin(context, operatorAt(request));
      return reply.code(202).send({ keyRotation: await shown(context) });
    },
  );

  server.get(
    "/key-rotation",
    {
      schema: {
        ...forOperators,
        summary: "Read how far the rotation of the master key is",
        response: { 200: KeyRotation },
      },
    },
    async () => ({ keyRotation: await shown(context) }),
  );
}

async function begin({ db, now, keyring }: Context, actor: string): Promise<void> {
  await atomically(db, async (db) => {
    const { unknownTo } = await beginRotation(db, keyring);
    if (unknownTo.length > 0) throw refusal(409, lacking(unknownTo));
    const details = { versions: [...keyring.keys.keys()] };
    const done = { action: "keys.rotate", subject: "master key", details };
    await insertAction(db, { at: now(), actor, ...done });
  });
}

async function shown({ db }: Context) {
  const { begunAt, endedAt, ...progress } = await progressOf(db);
  const [begun, ended] = [begunAt, endedAt].map((time) => time?.toISOString() ?? null);
  return { ...progress, begunAt: begun ?? null, endedAt: ended ?? null };
}
