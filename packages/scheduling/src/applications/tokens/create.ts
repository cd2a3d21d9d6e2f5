// A personal token lets a program of a person act as that person, within scopes that they chose.
import type { Context } from "../../ground/context.ts";
import type { Scope } from "../../ground/rights.ts";
import { createToken, hashToken } from "../../parties/identity/identity.ts";
import { insertPersonalToken } from "./store.ts";

export interface NewToken {
  userId: number;
  name: string;
  scopes: readonly Scope[];
  expiresAt?: Date | undefined;
}

/** Makes a token of a person; it is given here only. */
export async function createPersonalToken(
  { db, now }: Pick<Context, "db" | "now">,
  { userId, name, scopes, expiresAt }: NewToken,
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
  });
  return { id, token };
}
