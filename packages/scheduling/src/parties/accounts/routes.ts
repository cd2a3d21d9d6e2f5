import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOwn } from "../../api/lists/own.ts";
import { tagged } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { namedBy } from "../identity/identity.ts";
import { accountOf, listedAccountOf, trustOf } from "./account.ts";
import { AccountAnswer, ListedAccount, TrustAnswer } from "./schema.ts";
import { findAccount, findTrust, listAccounts } from "./store.ts";

const tags = ["Accounts"];

export function accountRoutes(server: Server, context: Context): void {
  const { db, settings } = context;
  server.get(
    "/accounts",
    {
      schema: {
        tags,
        summary: "List your accounts",
        response: { 200: Type.Array(ListedAccount) },
      },
      config: { persons: true, scope: "accounts:read" },
    },
    async ({ caller }, reply) =>
      await answerOwn(reply, {
        read: (rows) => listAccounts(db, caller.userId, rows),
        show: (row) => listedAccountOf(row, settings),
      }),
  );

  server.get(
    "/accounts/:id",
    {
      schema: {
        tags,
        summary: "Retrieve an account, by number or URL id",
        params: Type.Object({ id: Type.String() }),
        response: { 200: AccountAnswer },
      },
      config: { persons: true, scope: "accounts:read" },
    },
    async ({ caller, params: { id } }, reply) => {
      const { id: accountId } = await namedBy(context, id);
      if (accountId === undefined) throw notFound();
      const row = await findAccount(db, { accountId, userId: caller.userId });
      if (row === undefined) throw notFound();
      return tagged(reply, accountOf(row, settings));
    },
  );

  server.get(
    "/:account/trust",
    {
      schema: {
        tags,
        operationId: "getAccountTrust",
        summary: "Retrieve an account's trust for mails",
        params: AccountPath,
        response: { 200: TrustAnswer },
      },
      config: { persons: true, scope: "accounts:read", forAdministrators: true },
    },
    async ({ account }) => {
      const trust = trustOf(settings, await findTrust(db, account.id));
      const { isTrusted: trusted, isOwnerProved: owner_verified, isApproved: approved } = trust;
      return { trusted, owner_verified, approved };
    },
  );
}
