import { NameText } from "@frontdesk/server/names";
import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { check } from "@frontdesk/server/validate";
import { type Static, Type } from "typebox";
import { callOf, idempotently, sendAnswer } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { dayOf } from "../../core/rates/rates.ts";
import { forbidden } from "../../core/refusals.ts";
import { refuseOthers } from "../apps/app.ts";
import { appRefusals } from "../apps/refusals.ts";
import { Nothing } from "../apps/schema.ts";
import type { Caller } from "../identity/identity.ts";
import { getMerchantFor, getMerchantWithBalanceFor } from "./access.ts";
import { merchantAppRoutes } from "./apps/routes.ts";
import { recorded } from "./audit-log/record.ts";
import { actRoutes } from "./audit-log/routes.ts";
import { bankRequestRoutes } from "./bank-requests/routes.ts";
import { brandingRoutes } from "./branding/routes.ts";
import { checkedBody } from "./checked-body.ts";
import { keepContact } from "./contacts.store.ts";
import { createMerchant } from "./create.ts";
import { merchantLinkRoutes } from "./links/routes.ts";
import { listMerchantsOf } from "./list.ts";
import { emailProblems, liveProblems, merchantProblems } from "./merchant.ts";
import { ownershipRoutes } from "./ownership/routes.ts";
import { refundLimitRoutes } from "./refund-limits/routes.ts";
import { changeRefusals, merchantRefusals } from "./refusals.ts";
import { stillAtCreation } from "./roles/repeats.ts";
import { presentMerchant } from "./row.ts";
import {
  IdentityParams,
  MerchantAnswer,
  MerchantChanges,
  MerchantList,
  MerchantParams,
  MerchantQuery,
  NewMerchant,
} from "./schema.ts";
import { lockMerchant, updateMerchant } from "./store.ts";
import { merchantTdsRoutes } from "./tds/routes.ts";
import { changingMerchant } from "./tell-change.ts";
import { merchantUserRoutes, ownMerchantRoutes } from "./users/routes.ts";

export function merchantRoutes(server: Server, context: Context): void {
  writingRoutes(server, context);
  readingRoutes(server, context);
  merchantAppRoutes(server, context);
  merchantUserRoutes(server, context);
  ownMerchantRoutes(server, context);
  merchantLinkRoutes(server, context);
  merchantTdsRoutes(server, context);
  bankRequestRoutes(server, context);
  refundLimitRoutes(server, context);
  brandingRoutes(server, context);
  ownershipRoutes(server, context);
  actRoutes(server, context);
}

function writingRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants",
    {
      schema: {
        summary: "Create a merchant",
        tags: ["Merchants"],
        "x-refusals": Object.values(merchantRefusals),
        "x-idempotent": true,
        body: NewMerchant,
        response: { 201: MerchantAnswer },
      },
      attachValidation: true,
      config: { personsMay: "anyone" },
    },
    async (request, reply) => {
      const { identity: caller } = request;
      const day = dayOf(context.now());
      const input = checkedBody(request, NewMerchant, (input) => [
        ...merchantProblems(input, day),
        ...liveProblems(input, context.settings),
      ]);
      await context.limits.take("merchantsByApp", caller.callerId);
      const call = callOf(request, stillAtCreation(request));
      const answer = await idempotently(context, call, async (context) => ({
        status: 201,
        body: { merchant: await createMerchant(context, { caller, merchant: input }) },
      }));
      return sendAnswer(reply, answer);
    },
  );

  server.put(
    "/merchants/:merchantId",
    {
      schema: {
        summary: "Update a merchant",
        tags: ["Merchants"],
        "x-refusals": Object.values(changeRefusals),
        params: MerchantParams,
        body: MerchantChanges,
        response: { 204: Nothing },
      },
      config: { personsMay: "profile" },
      attachValidation: true,
    },
    async (request, reply) => {
      const changes = checkedBody(request, MerchantChanges, emailProblems);
      const { merchantId } = request.params;
      const { callerId, actor } = request.identity;
      await recorded(context, request, async (context) => {
        const request = { callerId, actor, merchantId, changes };
        const states = await changeMerchant(context, request);
        const act = { merchantId, act: "merchant.update", subject: merchantId, ...states };
        return { result: undefined, act };
      });
      return reply.code(204).send(null);
    },
  );
}

function readingRoutes(server: Server, context: Context): void {
  server.get(
    "/merchants/:merchantId",
    {
      schema: {
        summary: "Retrieve a merchant and its balance",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        response: { 200: MerchantAnswer },
      },
      config: { personsMay: "see" },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { callerId } = request.identity;
      const merchant = await getMerchantWithBalanceFor(context.db, { merchantId, callerId });
      return { merchant: presentMerchant(merchant) };
    },
  );

  server.get(
    "/identities/:appId/merchants",
    {
      schema: {
        summary: "List an app's merchants",
        tags: ["Merchants"],
        "x-refusals": [appRefusals.anotherApp],
        params: IdentityParams,
        querystring: MerchantQuery,
        response: { 200: MerchantList },
      },
    },
    async (request) => {
      const { appId } = request.params;
      refuseOthers(appId, request.identity.callerId);
      const { filter, ...page } = request.query;
      const rows = await listMerchantsOf(context, { callerId: appId, test: filter?.test, page });
      return rows.map(presentMerchant);
    },
  );
}

interface UpdateInput extends Caller {
  merchantId: Id;
  changes: Static<typeof MerchantChanges>;
}

const NewName = Type.Object({ name: NameText() });

async function changeMerchant(
  { db }: Pick<Context, "db">,
  { callerId, actor, merchantId, changes }: UpdateInput,
): Promise<{ before: object; after: object }> {
  const { name, email, descriptor } = await getMerchantFor(db, { merchantId, callerId });
  // Clients may send an older name back.
  if (changes.name !== undefined && changes.name !== name) {
    const problems = check(NewName, { name: changes.name }, "json");
    if (problems.length > 0) throw invalid(problems);
  }
  await changingMerchant(db, { merchantId, actor }, async (db) => {
    const former = await lockMerchant(db, merchantId);
    const isChanged = changes.email !== undefined && changes.email !== former.email;
    if (isChanged) await keepContact(db, { merchantId, email: former.email });
    await updateMerchant(db, merchantId, changes);
  });
  const before: Record<string, unknown> = { name, email, descriptor };
  const inputs = Object.entries(changes).filter(([field]) => field in before);
  return {
    before: Object.fromEntries(inputs.map(([field]) => [field, before[field]])),
    after: Object.fromEntries(inputs),
  };
}
