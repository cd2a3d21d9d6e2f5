import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import type { Context } from "../../core/context.ts";
import { IdText, Time } from "../../parties/apps/schema.ts";
import { beginRecovery } from "../../parties/merchants/access-recoveries/access-recovery.ts";
import {
  type AccessRecoveryRow,
  listRecoveries,
} from "../../parties/merchants/access-recoveries/store.ts";
import { accessRecoveryRefusals } from "../../parties/merchants/refusals.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { act } from "./actions/act.ts";
import { getOperated } from "./merchants/merchant.ts";

const AccessRecovery = Type.Object({
  id: IdText,
  merchantId: IdText,
  appId: IdText,
  created: Time,
  due: Type.String({
    format: "date-time",
    description: "Start of the access, unless an objection is made",
  }),
  state: Type.Enum(["waiting", "granted", "objected"]),
});

export function recoveryRoutes(server: Server, context: Context): void {
  const path = "/merchants/:merchantId/rescues";
  server.post(
    path,
    {
      schema: {
        summary: "Assign another app to a merchant",
        description:
          "Takes effect at once for a test merchant, and after 48 hours for a live one. " +
          "The service notifies its contact address and its users by mail. They can " +
          "object, and its apps can end the access.",
        "x-refusals": Object.values(accessRecoveryRefusals),
        params: MerchantParams,
        body: Type.Object({ appId: IdText }),
        response: { 201: Type.Object({ rescue: AccessRecovery }) },
      },
    },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const { appId } = request.body;
      const details = ({ dueAt }: AccessRecoveryRow) => ({ appId, due: dueAt.toISOString() });
      const done = { actor: operatorAt(request), action: "merchant.rescue", subject, details };
      const row = await act(context, done, async (context) =>
        beginRecovery(context, await getOperated(context, subject), appId),
      );
      return reply.code(201).send({ rescue: present(row) });
    },
  );

  server.get(
    path,
    {
      schema: {
        summary: "List the apps given to a merchant",
        params: MerchantParams,
        querystring: ListQuery({}),
        response: { 200: Type.Array(AccessRecovery) },
      },
    },
    async ({ params: { merchantId }, query }) => {
      await getOperated(context, merchantId);
      return (await listRecoveries(context.db, merchantId, query)).map(present);
    },
  );
}

function present({ createdAt, dueAt, ...row }: AccessRecoveryRow): Static<typeof AccessRecovery> {
  return { ...row, created: createdAt.toISOString(), due: dueAt.toISOString() };
}
