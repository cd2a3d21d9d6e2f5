import { atomically } from "@frontdesk/database/atomically";
import { NameText } from "@frontdesk/server/names";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import { nobodyIn, record } from "../../../changes/outbox/store.ts";
import type { Context } from "../../../core/context.ts";
import { PathId } from "../../../core/paths.ts";
import { notFound, noZone } from "../../../core/refusals.ts";
import { accountOf, ownUrl } from "../../../parties/accounts/account.ts";
import { lockAccount, setApproved, setSuspended } from "../../../parties/accounts/store.ts";
import { insertAction } from "../actions.store.ts";
import { openFor } from "./open-for.ts";

const NewAccount = Type.Object({
  email: EmailText({ format: "email", description: "The owner's email address" }),
  owner: Type.Optional(NameText({ description: "The owner's name" })),
  name: NameText({ minLength: 1, description: "The account's name" }),
  timezone: Type.Optional(Type.String({ maxLength: 100 })),
});

const OpenedAccount = Type.Object({
  id: Type.Integer(),
  subdomain: Type.String(),
  url: Type.String(),
  token: Type.String({ description: "A personal token of the owner, returned only here" }),
});

export function operatedAccountRoutes(server: Server, context: Context): void {
  server.post(
    "/accounts",
    {
      schema: {
        summary: "Create an account for a person",
        "x-refusals": [noZone],
        body: NewAccount,
        response: { 201: OpenedAccount },
      },
    },
    async (request, reply) => {
      const { email, owner = "", name, timezone } = request.body;
      const opening = { operator: operatorAt(request), email, ownerName: owner, name, timezone };
      const { accountId, subdomain, token } = await openFor(context, opening);
      const url = ownUrl(context.settings, subdomain);
      return reply.code(201).send({ id: accountId, subdomain, url, token });
    },
  );

  server.put(
    "/accounts/:id/suspension",
    {
      schema: {
        summary: "Suspend or resume an account",
        params: Type.Object({ id: PathId }),
        body: Type.Object({ suspended: Type.Boolean() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { suspended } = request.body;
      const accountId = request.params.id;
      await suspend(context, { operator: operatorAt(request), accountId, suspended });
      return reply.code(204).send(null);
    },
  );

  server.put(
    "/accounts/:id/approval",
    {
      schema: {
        summary: "Approve an account or withdraw the approval",
        params: Type.Object({ id: PathId }),
        body: Type.Object({ approved: Type.Boolean() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { approved } = request.body;
      const accountId = request.params.id;
      await approve(context, { operator: operatorAt(request), accountId, approved });
      return reply.code(204).send(null);
    },
  );
}

interface Approval {
  operator: string;
  accountId: number;
  approved: boolean;
}

async function approve(
  { db, now }: Pick<Context, "db" | "now">,
  { operator, accountId, approved }: Approval,
): Promise<void> {
  await atomically(db, async (db) => {
    const at = now();
    if (!(await setApproved(db, accountId, approved ? at : null))) throw notFound();
    const action = approved ? "account.approve" : "account.disapprove";
    const subject = String(accountId);
    await insertAction(db, { at, actor: operator, action, subject, details: {} });
  });
}

export async function suspend(
  context: Context,
  { operator, accountId, suspended }: { operator: string; accountId: number; suspended: boolean },
): Promise<void> {
  await atomically(context.db, async (db) => {
    const at = context.now();
    const row = await lockAccount(db, accountId);
    if (row === undefined) throw notFound();
    if (await setSuspended(db, accountId, { suspended, at })) {
      const change = { kind: "account", action: "update", id: accountId } as const;
      const before = accountOf(row, context.settings);
      const after = accountOf((await lockAccount(db, accountId))!, context.settings);
      await record({ ...context, db }, nobodyIn(accountId), { ...change, before, after });
    }
    const subject = String(accountId);
    const action = suspended ? "account.suspend" : "account.resume";
    await insertAction(db, { at, actor: operator, action, subject, details: {} });
  });
}
