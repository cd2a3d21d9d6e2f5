import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../../core/context.ts";
import { forbidden, testOnly } from "../../../core/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import { recorded } from "../audit-log/record.ts";
import { MerchantParams, TdsSettings } from "../schema.ts";
import { setTdsMode } from "./set-mode.ts";

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
