import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { forbidden, testOnly } from "../../../core/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import type { Caller } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import { recorded } from "../audit-log/record.ts";
import { updateTdsMode } from "../operated/store.ts";
import type { MerchantRow } from "../row.ts";
import { MerchantParams, TdsSettings } from "../schema.ts";
import type { Reach } from "../store.ts";
import { changingMerchant } from "../tell-change.ts";

export function merchantTdsRoutes(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/tds",
    {
      schema: {
        summary: "Set a test merchant's 3-D Secure mode",
        tags: ["Merchants"],
        "x-refusals": [forbidden, testOnly],
        params: MerchantParams,
        body: TdsSettings,
        response: { 204: Nothing },
      },
      config: { personsMay: "profile" },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId, actor } = request.identity;
      const { body } = request;
      await recorded(context, request, async (context) => ({
        result: await setTdsMode(context, { merchantId, callerId, actor }, body.mode),
        act: { merchantId, act: "tds.update", subject: merchantId, after: body },
      }));
      return reply.code(204).send(null);
    },
  );
}

async function setTdsMode(
  { db }: Pick<Context, "db">,
  { actor, ...reach }: Reach & Caller,
  mode: MerchantRow["tdsMode"],
): Promise<void> {
  const { id, test } = await getMerchantFor(db, reach);
  if (!test) throw testOnly();
  await changingMerchant(db, { merchantId: id, actor }, (db) => updateTdsMode(db, id, mode));
}
