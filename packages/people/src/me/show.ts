import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { findAddressChange } from "../persons/address-changes.store.ts";
import { hasSecondFactor } from "../second-factors/second-factor.ts";
import { countBackupCodes } from "../second-factors/store.ts";
import type { SignedIn } from "../sessions/session.ts";
import { listSessions } from "../sessions/store.ts";
import { type Me, mePage } from "./page.ts";

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  person: SignedIn;
}

type OwnProfile = Pick<Me, "problems" | "name" | "email" | "message" | "isThrottled">;

export async function showMe(
  context: PeopleContext,
  { request, reply, person }: Visit,
  round: OwnProfile = {},
): Promise<FastifyReply> {
  const { db, now } = context;
  const change = await findAddressChange(db, { personId: person.personId, now: now() });
  const page = mePage({
    asked: change?.changedAt === null ? change.email : undefined,
    person,
    token: formToken(context, { request, reply }, person),
    sessions: await listSessions(db, person.personId, now()),
    hasSecondFactor: await hasSecondFactor(context, person.personId),
    backupCodes: await countBackupCodes(db, person.personId),
    ...round,
  });
  return show(context, reply, page);
}
