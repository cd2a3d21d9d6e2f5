import { atomically } from "@frontdesk/database/atomically";
import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { usualAccessSeconds } from "../oauth/applications/application.ts";
import { changeApplication } from "../oauth/applications/change.ts";
import { registerApplication } from "../oauth/applications/register.ts";
import { findOwnApplication, lockOwnApplication } from "../oauth/applications/store.ts";
import { confirmedPerson } from "../signed-in.ts";
import { fittingFields, ownApplicationOf } from "./own.ts";
import type {
  ApplicationChange,
  ApplicationToRegister,
  OwnApplication,
  RegisteredApplication,
} from "./schema.ts";

type ApplicationResponse = Static<typeof OwnApplication>;

/** The only place that returns the secret. */
export async function registerOwn(
  context: Context,
  request: FastifyRequest,
  body: Static<typeof ApplicationToRegister>,
): Promise<Static<typeof RegisteredApplication>> {
  await confirmedPerson(context, request);
  const { userId: ownerId } = request.caller;
  const { confidential: isConfidential = true, may_use_passwords: mayUsePasswords = false } = body;
  const input = {
    name: body.name,
    redirectUrls: body.redirect_urls,
    scopes: body.scopes,
    mayUsePasswords,
    accessSeconds: body.access_seconds ?? usualAccessSeconds,
  };
  const fields = fittingFields(input, { isConfidential });
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const { id, secret } = await registerApplication(inside, {
      ...fields,
      ownerId,
      isConfidential,
    });
    const ownApplication = await findOwnApplication(db, { id, ownerId });
    if (ownApplication === undefined) throw notFound();
    return { ...ownApplicationOf(ownApplication, context.settings), client_secret: secret ?? null };
  });
}

interface KeepInput {
  body: Static<typeof ApplicationChange>;
  check: (view: ApplicationResponse) => void;
}

export async function changeOwn(
  context: Context,
  which: { id: number; ownerId: number },
  { body, check }: KeepInput,
): Promise<ApplicationResponse> {
  return await atomically(context.db, async (db) => {
    const before = await lockOwnApplication(db, which);
    if (before === undefined) throw notFound();
    check(ownApplicationOf(before, context.settings));
    const input = {
      name: body.name ?? before.name,
      redirectUrls: body.redirect_urls ?? before.redirectUrls,
      scopes: body.scopes ?? before.scopes,
      mayUsePasswords: body.may_use_passwords ?? before.mayUsePasswords,
      accessSeconds: body.access_seconds ?? before.accessSeconds,
    };
    await changeApplication({ ...context, db }, which.id, fittingFields(input, before));
    const after = await findOwnApplication(db, which);
    if (after === undefined) throw notFound();
    return ownApplicationOf(after, context.settings);
  });
}
