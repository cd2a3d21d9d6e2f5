import { randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import { mostOwn } from "../../../core/limits.ts";
import { createToken, hashToken } from "../../../parties/identity/identity.ts";
import { lockUser } from "../../../parties/users/store.ts";
import type { EndContext } from "../../endings/end.ts";
import { tooMany } from "../../refusals.ts";
import { endGrants } from "../grants/end.ts";
import {
  type ApplicationFields,
  countApplications,
  insertApplication,
  markApplicationDeleted,
  replaceSecret,
} from "./store.ts";

export interface Registration extends ApplicationFields {
  ownerId: number;
  isConfidential: boolean;
}

export interface RegistrationResult {
  id: number;
  clientId: string;
  secret: string | undefined;
}

export async function registerApplication(
  { db: outer, now }: Pick<Context, "db" | "now">,
  { isConfidential, mayUsePasswords, ...fields }: Registration,
): Promise<RegistrationResult> {
  // Hex, because some clients escape other characters in a header.
  const clientId = randomBytes(16).toString("hex");
  const secret = isConfidential ? createToken("secret") : undefined;
  const id = await atomically(outer, async (db) => {
    // Concurrent requests count one after the other.
    await lockUser(db, fields.ownerId);
    if ((await countApplications(db, fields.ownerId)) >= mostOwn) throw tooMany();
    return await insertApplication(db, {
      ...fields,
      mayUsePasswords: isConfidential && mayUsePasswords,
      clientId,
      secretHash: secret === undefined ? null : hashToken(secret),
      at: now(),
    });
  });
  return { id, clientId, secret };
}

export async function rotateSecret(
  { db, now }: Pick<Context, "db" | "now">,
  id: number,
): Promise<string> {
  const secret = createToken("secret");
  await replaceSecret(db, id, { secretHash: hashToken(secret), at: now() });
  return secret;
}

export async function deleteApplication(context: EndContext, id: number): Promise<void> {
  await atomically(context.db, async (db) => {
    await markApplicationDeleted(db, id, context.now());
    await endGrants({ ...context, db }, { applicationId: id });
  });
}
