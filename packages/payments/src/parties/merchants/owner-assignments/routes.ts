import { atomically } from "@frontdesk/database/atomically";
import { hashToken } from "@frontdesk/people/token";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import { isId } from "../../../core/ids.ts";
import { keepAct } from "../audit-log/record.ts";
import { escaped, pageHeaders, plainPage } from "../invitations/page.ts";
import { titleOf } from "../row.ts";
import { findMerchant } from "../store.ts";
import { findObjectionableAssignment, holdAssignment, type OwnerAssignmentRow } from "./store.ts";

const Params = Type.Object({ token: Type.String() });
const options = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

/** Serves objections without a key. */
export function assignmentRoutes(server: Server, context: Context): void {
  // Mail scanners open links too.
  server.get("/owner-objections/:token", options, async ({ params }, reply) => {
    const objectionable = await findAssignment(context, params.token);
    if (objectionable === undefined) return show(reply, 404, ended);
    const content = `<p>A new owner is about to join
      <strong>${escaped(objectionable.merchant)}</strong>.</p>
    <form method="post"><button type="submit">Object: ask the operator to decide</button></form>`;
    return show(reply, 200, plainPage("Object to an owner", content));
  });

  server.post("/owner-objections/:token", options, async (request, reply) => {
    const objectionable = await findAssignment(context, request.params.token);
    if (objectionable === undefined) return show(reply, 404, ended);
    const { callerAddress: address } = request;
    const isHeld = await objectToAssignment(context, { ...objectionable, address });
    return isHeld ? show(reply, 200, objected) : show(reply, 404, ended);
  });
}

const objected = plainPage(
  "Thank you",
  "<p>Your objection is recorded. The operator decides before anyone becomes the owner.</p>",
);
const ended = plainPage(
  "This link is not valid",
  "<p>An objection or a decision already exists, or the 48 hours are over. In that " +
    "case, ask the operator.</p>",
);

function show(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(pageHeaders).send(html);
}

interface Objectionable {
  assignment: OwnerAssignmentRow & { email: string };
  merchant: string;
}

async function findAssignment(
  { db }: Pick<Context, "db">,
  token: string,
): Promise<Objectionable | undefined> {
  const id = token.slice(0, 24);
  if (!isId(id)) return undefined;
  const tokenHash = hashToken(token.slice(24));
  const assignment = await findObjectionableAssignment(db, { id, tokenHash });
  const merchant = assignment && (await findMerchant(db, assignment.merchantId));
  return assignment && merchant && { assignment, merchant: titleOf(merchant) };
}

async function objectToAssignment(
  context: Pick<Context, "db" | "now" | "log">,
  { assignment, address }: { assignment: Objectionable["assignment"]; address: string },
): Promise<boolean> {
  const { id, merchantId, personId: subject, email } = assignment;
  return await atomically(context.db, async (db) => {
    if (!(await holdAssignment(db, id, email))) return false;
    const by = { actor: "system", address } as const;
    await keepAct({ ...context, db }, by, { merchantId, act: "user.object", subject });
    context.log.warn({ merchantId, id }, "objection to an owner assignment");
    return true;
  });
}
