import type { Server } from "@frontdesk/server/server";
import { sendAnswer } from "../../../api/idempotency/idempotency.ts";
import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/refusals.ts";
import { getMerchantFor } from "../access.ts";
import { recordedOnce } from "../audit-log/record.ts";
import { MerchantParams } from "../schema.ts";
import { bankRequestRefusals } from "./refusals.ts";
import { presentRequest, requestBank } from "./request.ts";
import { BankRequestAnswer, BankRequestList, BankRequestQuery, NewBankRequest } from "./schema.ts";
import { listRequests } from "./store.ts";

export function bankRequestRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/bank-requests",
    {
      schema: {
        summary: "Request another bank account for payouts",
        tags: ["Merchants"],
        "x-refusals": Object.values(bankRequestRefusals),
        "x-idempotent": true,
        params: MerchantParams,
        body: NewBankRequest,
        response: { 201: BankRequestAnswer },
      },
      config: { personsMay: "owners" },
    },
    async (request, reply) => {
      const { merchantId } = request.params;
      const { callerId, actor } = request.identity;
      const input = { merchantId, callerId, actor, iban: request.body.iban };
      const answer = await recordedOnce(context, request, async (context) => {
        const bankRequest = await requestBank(context, input);
        const { id: subject, iban, state } = bankRequest;
        const act = { merchantId, act: "bank.request", subject, after: { iban, state } };
        return { result: { bankRequest: presentRequest(bankRequest) }, act };
      });
      return sendAnswer(reply, answer);
    },
  );

  server.get(
    "/merchants/:merchantId/bank-requests",
    {
      schema: {
        summary: "List a merchant's bank account requests",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: BankRequestQuery,
        response: { 200: BankRequestList },
      },
      config: { personsMay: "see" },
    },
    async ({ params: { merchantId }, query, identity: { callerId } }) => {
      const { filter: _none, ...page } = query;
      await getMerchantFor(context.db, { merchantId, callerId });
      return (await listRequests(context.db, { filter: { merchantId }, page })).map(presentRequest);
    },
  );
}
