import { atomically } from "@frontdesk/database/atomically";
import { listPersons } from "@frontdesk/people/persons/store";
import { listProtected } from "@frontdesk/people/second-factors/store";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import { sendAnswer } from "../../../api/idempotency/idempotency.ts";
import type { Page } from "../../../api/lists/schema.ts";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { forbidden, notFound } from "../../../core/refusals.ts";
import { Nothing } from "../../apps/schema.ts";
import type { Identity } from "../../identity/identity.ts";
import { getMerchantFor } from "../access.ts";
import { recorded, recordedOnce } from "../audit-log/record.ts";
import { checkedBody } from "../checked-body.ts";
import { listMerchantsOf } from "../list.ts";
import { emailProblems } from "../merchant.ts";
import { accessRefusals, userRefusals } from "../refusals.ts";
import type { Role } from "../roles/roles.ts";
import { presentMerchant } from "../row.ts";
import { MerchantParams, MerchantQuery } from "../schema.ts";
import { isTrusted } from "../trust.ts";
import { inviteUser } from "./invite.ts";
import { mustBeAllowed } from "./may-change.ts";
import { removeUser } from "./remove.ts";
import {
  InvitationResponse,
  NewUser,
  OwnMerchantList,
  UserChanges,
  UserList,
  UserParams,
  UserQuery,
} from "./schema.ts";
import { findMember, listMembers, listRolesOf, updateRole } from "./store.ts";

export function merchantUserRoutes(server: Server, context: Context): void {
  server.post(
    "/merchants/:merchantId/users",
    {
      schema: {
        summary: "Invite a user",
        tags: ["Merchants"],
        "x-refusals": [accessRefusals.noEmail, forbidden, userRefusals.ownersOnly],
        "x-idempotent": true,
        params: MerchantParams,
        body: NewUser,
        response: { 201: InvitationResponse },
      },
      attachValidation: true,
      config: { personsMay: "team" },
      // Counts before the body is read.
      onRequest: (request) => context.limits.take("invitationsByAddress", request.callerAddress),
    },
    async (request, reply) => {
      const { email, role } = checkedBody(request, NewUser, emailProblems);
      const { merchantId } = request.params;
      const { identity: caller } = request;
      const { db, limits } = context;
      // The access check comes first: only permitted callers use up the recipient's limit.
      const merchant = await getMerchantFor(db, { merchantId, callerId: caller.callerId });
      const recipient = email.toLowerCase();
      await limits.take("invitationsByRecipient", `${merchantId} ${recipient}`);
      // Anyone can create such merchants.
      const isAnyones = !isTrusted(context.settings, merchant);
      if (isAnyones) await limits.take("invitationsByRecipient", recipient);
      const answer = await recordedOnce(context, request, async (context) => {
        const request = { caller, merchantId, email, role };
        const { isMember, personId: subject, role: now } = await inviteUser(context, request);
        const act = { merchantId, act: "user.invite", subject, after: { role: now } };
        return { result: { isMember }, act: isMember ? undefined : act };
      });
      return sendAnswer(reply, answer);
    },
  );

  listRoute(server, context);
  changeRoute(server, context);
  endRoute(server, context);
}

function endRoute(server: Server, context: Context): void {
  server.delete(
    "/merchants/:merchantId/users/:userId",
    {
      schema: {
        summary: "Remove a user or an invitation",
        tags: ["Merchants"],
        "x-refusals": [forbidden, ...Object.values(userRefusals)],
        params: UserParams,
        response: { 204: Nothing },
      },
      // Everyone may leave; the check for other users holds the row lock.
      config: { personsMay: "see" },
    },
    async (request, reply) => {
      const { merchantId, userId } = request.params;
      const { identity: caller } = request;
      await recorded(context, request, async (context) => {
        const { before } = await removeUser(context, { caller, merchantId, personId: userId });
        const act = { merchantId, act: "user.remove", subject: userId, before };
        return { result: undefined, act };
      });
      return reply.code(204).send(null);
    },
  );
}

function listRoute(server: Server, context: Context): void {
  server.get(
    "/merchants/:merchantId/users",
    {
      schema: {
        summary: "List users and invitations",
        tags: ["Merchants"],
        "x-refusals": [forbidden],
        params: MerchantParams,
        querystring: UserQuery,
        response: { 200: UserList },
      },
      config: { personsMay: "team" },
    },
    async (request) => {
      const { merchantId } = request.params;
      const { identity: caller, query: page } = request;
      return await listUsers(context, { caller, merchantId, page });
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/merchants/:merchantId/users/:userId",
    {
      schema: {
        summary: "Update a user's role",
        tags: ["Merchants"],
        "x-refusals": [forbidden, ...Object.values(userRefusals)],
        params: UserParams,
        body: UserChanges,
        response: { 204: Nothing },
      },
      config: { personsMay: "team" },
    },
    async (request, reply) => {
      const { merchantId, userId: personId } = request.params;
      const { identity: caller, body } = request;
      await recorded(context, request, async (context) => {
        const { before } = await changeUser(context, { caller, merchantId, personId, ...body });
        const states = { before: { role: before }, after: body };
        const act = { merchantId, act: "user.change", subject: personId, ...states };
        return { result: undefined, act: before === body.role ? undefined : act };
      });
      return reply.code(204).send(null);
    },
  );
}

export function ownMerchantRoutes(server: Server, context: Context): void {
  server.get(
    "/me/merchants",
    {
      schema: {
        summary: "List a person's merchants and roles",
        tags: ["Merchants"],
        querystring: MerchantQuery,
        response: { 200: OwnMerchantList },
      },
      config: { personsMay: "anyone", apps: false },
    },
    async ({ identity: { callerId }, query }) => {
      const { filter, ...page } = query;
      const rows = await listMerchantsOf(context, { callerId, test: filter?.test, page });
      const ids = rows.map(({ id }) => id);
      const listRoles = await listRolesOf(context.db, callerId, ids);
      const roles = new Map(listRoles.map(({ merchantId, role }) => [merchantId, role]));
      return rows.flatMap((row) => {
        const role = roles.get(row.id);
        return role === undefined ? [] : { ...presentMerchant(row), role };
      });
    },
  );
}

interface ChangeUserInput {
  caller: Identity;
  merchantId: Id;
  personId: Id;
  role: Role;
}

async function changeUser(
  context: Pick<Context, "db" | "now">,
  { caller, merchantId, personId, role }: ChangeUserInput,
): Promise<{ before: Role }> {
  await getMerchantFor(context.db, { merchantId, callerId: caller.callerId });
  return await atomically(context.db, async (db) => {
    await mustBeAllowed({ ...context, db }, caller, { merchantId, personId, role });
    const member = await findMember(db, { merchantId, personId });
    if (member === undefined) throw notFound();
    await updateRole(db, { merchantId, personId, role });
    return { before: member.role };
  });
}

interface UserListInput {
  caller: Identity;
  merchantId: Id;
  page: Page;
}

async function listUsers(
  { db }: Pick<Context, "db">,
  { caller, merchantId, page }: UserListInput,
): Promise<Static<typeof UserList>> {
  await getMerchantFor(db, { merchantId, callerId: caller.callerId });
  const members = await listMembers(db, merchantId, page);
  const accepted = members.filter(({ acceptedAt }) => acceptedAt !== null);
  const ids = accepted.map(({ personId }) => personId);
  const persons = new Map((await listPersons(db, ids)).map((person) => [person.id, person]));
  // Key holders must not see the protection of accounts.
  const isNotified = caller.kind === "person";
  const isProtected = new Set(isNotified ? await listProtected(db, ids) : []);
  return members.map(({ personId, email, role, createdAt }) => {
    const { name = null, activeAt = null } = persons.get(personId) ?? {};
    const hasSecondFactor = isProtected.has(personId);
    const seen = { lastSeen: activeAt?.toISOString() ?? null, hasSecondFactor };
    return {
      id: personId,
      email,
      role,
      created: createdAt.toISOString(),
      ...(name !== null && { name }),
      ...(isNotified && persons.has(personId) && seen),
    };
  });
}
