import { listPersons } from "@frontdesk/people/persons/store";
import { forOperators } from "@frontdesk/platform/operator/access";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { EmailText } from "@frontdesk/server/text/fields";
import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import type { Context } from "../../ground/context.ts";
import { timeOf } from "../../ground/ids.ts";
import { IdText, Time } from "../../parties/apps/schema.ts";
import { type ByOperator, decideNaming, nameOwner } from "../../parties/merchants/namings/name.ts";
import {
  listNamings,
  type NamingRow,
  namingStates,
} from "../../parties/merchants/namings/store.ts";
import { namingRefusals } from "../../parties/merchants/refusals.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { act } from "./actions/act.ts";
import { getOperated } from "./merchants/merchant.ts";

const NameOrNot = Type.Union([Type.String(), Type.Null()]);

const Naming = Type.Object({
  id: IdText,
  merchantId: IdText,
  personId: Type.String({ description: "`erased` of a person who was" }),
  person: Type.Union([Type.Object({ name: NameOrNot, email: Type.String() }), Type.Null()], {
    description: "Null of one who was erased",
  }),
  created: Time,
  due: Type.String({
    format: "date-time",
    description: "When they are the owner, unless objected to",
  }),
  state: Type.Enum([...namingStates], {
    description:
      "Objected to until it is decided, `overruled` if it goes on; lapsed where the merchant got " +
      "an owner otherwise, or the person is gone",
  }),
  objectedBy: Type.Union([Type.String(), Type.Null()], {
    description: "The address whose link somebody objected by, until it is decided",
  }),
  ended: Type.Union([Time, Type.Null()]),
});
const NamingAnswer = Type.Object({ naming: Naming });
const NamingParams = Type.Object({ merchantId: IdText, namingId: IdText });

const { testMerchant, hasOwner, isOpen, noPerson, notFound, decided } = namingRefusals;
const path = "/merchants/:merchantId/owners";

/** Names owners of live merchants that have none. */
export function ownerRoutes(server: Server, context: Context): void {
  server.post(
    path,
    {
      schema: {
        ...forOperators,
        summary: "Name the owner of a live merchant that has none",
        description:
          "After 48 hours: everybody with access and every contact address of the last 90 days " +
          "are told by mail, and each can object by a link, which operators then decide.",
        "x-refusals": [testMerchant, hasOwner, noPerson, isOpen],
        params: MerchantParams,
        body: Type.Object({ email: EmailText() }),
        response: { 201: NamingAnswer },
      },
    },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const { email } = request.body;
      const details = ({ personId, dueAt }: NamingRow) => ({ personId, due: dueAt.toISOString() });
      const done = { actor: operatorAt(request), action: "merchant.owner", subject, details };
      const naming = await act(context, done, async (context) => {
        await getOperated(context, subject);
        return await nameOwner(context, byOf(request), { merchantId: subject, email });
      });
      return reply.code(201).send({ naming: await show(context, naming) });
    },
  );

  server.get(
    path,
    {
      schema: {
        ...forOperators,
        summary: "List the owners that operators named",
        description: "As other lists are, with how far each has come.",
        params: MerchantParams,
        querystring: ListQuery({}),
        response: { 200: Type.Array(Naming) },
      },
    },
    async ({ params: { merchantId }, query }) => {
      await getOperated(context, merchantId);
      return await showAll(context, await listNamings(context.db, merchantId, query));
    },
  );

  decisionRoutes(server, context);
}

const decisions = [
  {
    word: "approval",
    isRefused: false,
    summary: "Have somebody be the owner all the same",
    description: "Overrules an objection; the 48 hours go on to their end.",
  },
  {
    word: "refusal",
    isRefused: true,
    summary: "Have somebody not be the owner",
    description: "Ends it, objected to or not; another may be named.",
  },
] as const;

function decisionRoutes(server: Server, context: Context): void {
  for (const { word, isRefused, ...told } of decisions) {
    server.post(
      `${path}/:namingId/${word}`,
      {
        schema: {
          ...forOperators,
          ...told,
          "x-refusals": [notFound, decided],
          params: NamingParams,
          response: { 201: NamingAnswer },
        },
      },
      async (request, reply) => {
        const { merchantId: subject, namingId: id } = request.params;
        const action = isRefused ? "merchant.owner_refuse" : "merchant.owner_overrule";
        const details = ({ personId }: NamingRow) => ({ personId });
        const done = { actor: operatorAt(request), action, subject, details };
        const naming = await act(context, done, (context) =>
          decideNaming(context, byOf(request), { merchantId: subject, id, isRefused }),
        );
        return reply.code(201).send({ naming: await show(context, naming) });
      },
    );
  }
}

/** Whom the acts of the merchant name. */
function byOf({ operatorId, callerAddress: address }: Asked): ByOperator {
  return { actor: operatorId === undefined ? "operator" : `person:${operatorId}`, address };
}

type Asked = Pick<FastifyRequest, "operatorId" | "callerAddress">;

async function showAll(
  { db }: Pick<Context, "db">,
  rows: readonly NamingRow[],
): Promise<Static<typeof Naming>[]> {
  const persons = await listPersons(db, [...new Set(rows.map(({ personId }) => personId))]);
  const known = new Map(persons.map(({ id, name, email }) => [id, { name, email }]));
  return rows.map(({ dueAt, endedAt, ...row }) => ({
    ...row,
    person: known.get(row.personId) ?? null,
    created: timeOf(row.id).toISOString(),
    due: dueAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  }));
}

async function show(context: Pick<Context, "db">, row: NamingRow): Promise<Static<typeof Naming>> {
  return (await showAll(context, [row]))[0]!;
}
