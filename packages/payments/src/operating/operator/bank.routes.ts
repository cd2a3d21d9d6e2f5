import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { decisionRefusals } from "../../parties/merchants/bank-requests/refusals.ts";
import { decideRequest, presentRequest } from "../../parties/merchants/bank-requests/request.ts";
import {
  AllBankRequestsQuery,
  BankRequest,
  BankRequestAnswer,
  BankRequestParams,
} from "../../parties/merchants/bank-requests/schema.ts";
import { type BankRequestRow, listRequests } from "../../parties/merchants/bank-requests/store.ts";
import { titleOf } from "../../parties/merchants/row.ts";
import { listMerchants } from "../../parties/merchants/store.ts";
import { act } from "./actions/act.ts";

const OperatedRequests = Type.Array(
  Type.Object({
    ...BankRequest.properties,
    merchantName: Type.String({ description: "The merchant's name, or its descriptor" }),
  }),
);

const decisions = [
  { path: "approval", state: "approved", summary: "Approve a bank account" },
  { path: "refusal", state: "refused", summary: "Refuse a bank account" },
] as const;

export function operatedBankRoutes(server: Server, context: Context): void {
  server.get(
    "/bank-requests",
    {
      schema: {
        summary: "List merchants' bank account requests",
        querystring: AllBankRequestsQuery,
        response: { 200: OperatedRequests },
      },
    },
    async ({ query }) => {
      const { filter = {}, ...page } = query;
      const requests = await listRequests(context.db, { filter, page });
      const names = await namesOf(context, requests);
      return requests.map((row) => ({
        ...presentRequest(row),
        merchantName: names.get(row.merchantId)!,
      }));
    },
  );

  for (const { path, state, summary } of decisions) {
    server.post(
      `/bank-requests/:id/${path}`,
      {
        schema: {
          summary,
          "x-refusals": Object.values(decisionRefusals),
          params: BankRequestParams,
          response: { 201: BankRequestAnswer },
        },
      },
      async (request, reply) => {
        const { id: subject } = request.params;
        const action = state === "approved" ? "bank.approve" : "bank.refuse";
        const done = { actor: operatorAt(request), action, subject };
        const details = ({ merchantId, iban }: { merchantId: string; iban: string }) => ({
          merchantId,
          iban,
        });
        const decided = await act(context, { ...done, details }, (context) =>
          decideRequest(context, { id: subject, state }),
        );
        return reply.code(201).send({ bankRequest: presentRequest(decided) });
      },
    );
  }
}

async function namesOf(
  { db }: Pick<Context, "db">,
  requests: readonly BankRequestRow[],
): Promise<Map<Id, string>> {
  const ids = [...new Set(requests.map(({ merchantId }) => merchantId))];
  const merchants = await listMerchants(db, ids, {});
  return new Map(merchants.map((merchant) => [merchant.id, titleOf(merchant)]));
}
