import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import type { Server } from "@frontdesk/server/server";
import { cleanEmail } from "@frontdesk/server/text/email";
import { type Static, Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import { momentOf } from "../../../core/dates.ts";
import { trustOf } from "../../../parties/accounts/account.ts";
import {
  type AccountRow,
  findAccountIds,
  findTrust,
  listAccountsOf,
  listWaitingIds,
} from "../../../parties/accounts/store.ts";
import { Moment } from "../../../parties/users/schema.ts";
import { findUserOfPerson } from "../../../parties/users/store.ts";

const AccountQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 254,
    description: "A number, a URL id, the start of a name, or the owner's email address",
  }),
});

const OperatedAccount = Type.Object({
  id: Type.Integer(),
  subdomain: Type.String(),
  name: Type.String(),
  timezone: Type.String(),
  suspended: Type.Boolean(),
  approved: Type.Boolean({ description: "True if an operator approved or created it" }),
  trusted: Type.Boolean({ description: "True if its mails use its own texts" }),
  created_at: Moment,
  owner: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    verified: Type.Boolean({ description: "True if the owner confirmed the address" }),
  }),
});

export function accountLookUpRoute(server: Server, context: Context): void {
  server.get(
    "/accounts",
    {
      schema: {
        summary: "Search accounts",
        querystring: AccountQuery,
        response: { 200: Type.Array(OperatedAccount) },
      },
    },
    async ({ query }) => {
      const q = query.q.trim();
      const ids = await findAccountIds(context.db, {
        q,
        ownerId: await ownerOfMail(context, cleanEmail(q)),
      });
      const rows = await listAccountsOf(context.db, ids);
      return await Promise.all(rows.map((row) => operatedOf(context, row)));
    },
  );
}

const WaitingQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: "Maximum number of entries; defaults to 50",
    }),
  ),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Returns entries with a greater id: pass the last id of the previous page",
    }),
  ),
});

export function waitingAccountsRoute(server: Server, context: Context): void {
  const { db, settings } = context;
  server.get(
    "/accounts/waiting",
    {
      schema: {
        operationId: "listWaitingAccounts",
        summary: "List accounts awaiting approval, oldest first",
        description:
          "Accounts with a confirmed owner address. Empty if the installation trusts all " +
          "accounts.",
        querystring: WaitingQuery,
        response: { 200: Type.Array(OperatedAccount) },
      },
    },
    async ({ query: { limit = 50, after = 0 } }) => {
      const ids = settings.accountsAreTrusted ? [] : await listWaitingIds(db, { limit, after });
      const rows = await listAccountsOf(db, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
      return await Promise.all(inOrder.map((row) => operatedOf(context, row)));
    },
  );
}

async function ownerOfMail({ db }: Context, email: string): Promise<number | undefined> {
  const person = email.includes("@") ? await findPersonOfEmail(db, email) : undefined;
  return person && (await findUserOfPerson(db, person.id))?.id;
}

async function operatedOf(
  { db, settings }: Pick<Context, "db" | "settings">,
  row: AccountRow,
): Promise<Static<typeof OperatedAccount>> {
  const { id, subdomain, name, timezone, suspended_at: suspendedAt, created_at: at } = row;
  const match = await findTrust(db, id);
  const trust = trustOf(settings, match);
  const owner = {
    id: row.owner_id,
    name: `${row.owner_first_name} ${row.owner_last_name}`.trim(),
    email: row.owner_email,
    verified: trust.isOwnerProved,
  };
  const suspended = suspendedAt !== null;
  const status = { suspended, approved: match?.isApproved === true, trusted: trust.isTrusted };
  return { id, subdomain, name, timezone, ...status, created_at: momentOf(at), owner };
}
