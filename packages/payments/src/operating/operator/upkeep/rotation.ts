import { beginRotation, progressOf } from "@frontdesk/platform/sealing/rotation";
import { KeyRotation, lacking } from "@frontdesk/server/key-rotation";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../ground/context.ts";
import { conflict } from "../../../ground/errors.ts";
import { forOperators } from "../access.ts";
import { act } from "../actions/act.ts";

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

async function begin(context: Context, actor: string): Promise<void> {
  const details = () => ({ versions: [...context.keyring.keys.keys()] });
  const done = { actor, action: "keys.rotate", subject: "master key", details };
  await act(context, done, async ({ db, keyring }) => {
    const { unknownTo } = await beginRotation(db, keyring);
    if (unknownTo.length > 0) throw conflict(lacking(unknownTo));
  });
}

async function shown({ db }: Context) {
  const { begunAt, endedAt, ...progress } = await progressOf(db);
  const [begun, ended] = [begunAt, endedAt].map((time) => time?.toISOString() ?? null);
  return { ...progress, begunAt: begun ?? null, endedAt: ended ?? null };
}
