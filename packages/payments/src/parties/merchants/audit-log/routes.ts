import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/refusals.ts";
import { IdText, Time } from "../../apps/schema.ts";
import { getMerchantFor } from "../access.ts";
import { MerchantParams } from "../schema.ts";
import { type ActRow, listAuditLog } from "./store.ts";

const State = Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]);

export const MerchantAct = Type.Object({
  id: IdText,
  created: Time,
  actor: Type.Object({
    kind: Type.Enum(["app", "person", "operator", "system"]),
    id: Type.Optional(
      Type.String({ description: "ID of the app or person, or `erased` for an erased person" }),
    ),
  }),
  act: Type.String({ description: "Action as `noun.verb`" }),
  subject: Type.String({
    description: "ID of the changed object, or `erased` for an erased person",
  }),
  before: State,
  after: State,
  address: Type.String({
    description:
      "Network address of the caller. `erased` for an erased person, empty for automatic changes",
  }),
});

export function actRoutes(server: Server, { db }: Context): void {
  server.get(
    "/merchants/:merchantId/acts",
    {
      schema: {
        summary: "List a merchant's audit log",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: ListQuery({}),
        response: { 200: Type.Array(MerchantAct) },
      },
      config: { personsMay: "profile" },
    },
    async ({ params: { merchantId }, query, identity: { callerId } }) => {
      await getMerchantFor(db, { merchantId, callerId });
      return (await listAuditLog(db, merchantId, query)).map(present);
    },
  );
}

type Kind = Static<typeof MerchantAct>["actor"]["kind"];

function present({ merchantId: _own, at, actor, ...row }: ActRow): Static<typeof MerchantAct> {
  const [kind, id] = actor.split(":") as [Kind, string | undefined];
  const who = id === undefined ? { kind } : { kind, id };
  return { ...row, created: at.toISOString(), actor: who };
}
