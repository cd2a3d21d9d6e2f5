// A personal token lets a program act as its person, within chosen scopes.
import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { mostOwn } from "../../core/limits.ts";
import type { Scope } from "../../core/rights.ts";
import { createToken, hashToken } from "../../parties/identity/identity.ts";
import { lockUser } from "../../parties/users/store.ts";
import { mailAboutToken } from "../mail.ts";
import { personalTokenRefusals } from "./refusals.ts";
import { countPersonalTokens, insertPersonalToken } from "./store.ts";

export interface NewToken {
  userId: number;
  name: string;
  scopes: readonly Scope[];
  expiresAt?: Date | undefined;
  isProved?: boolean;
}

type Inside = Pick<Context, "db" | "now">;

/** The only place that returns the token. */
export async function makeToken(
  context: Inside & Pick<Context, "post" | "settings">,
  newToken: NewToken,
  to: string,
): Promise<{ id: number; token: string }> {
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const { userId, name, scopes } = newToken;
    // Concurrent requests count one after the other.
    await lockUser(db, userId);
    const count = await countPersonalTokens(db, { userId, now: context.now() });
    if (count >= mostOwn) throw personalTokenRefusals.tooMany();
    await mailAboutToken(inside, { to, name, scopes });
    return await createPersonalToken(inside, newToken);
  });
}

export async function createPersonalToken(
  { db, now }: Inside,
  { userId, name, scopes, expiresAt, isProved = false }: NewToken,
): Promise<{ id: number; token: string }> {
  const token = createToken("personal");
  const id = await insertPersonalToken(db, {
    userId,
    name,
    hash: hashToken(token),
    prefix: token.slice(0, 8),
    scopes,
    expiresAt: expiresAt ?? null,
    at: now(),
    isProved,
  });
  return { id, token };
}
