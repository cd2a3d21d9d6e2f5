import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { type Assertion, sign, targetOf } from "../src/assertions/assertion.ts";
import { getHere } from "../src/assertions/store.ts";

type AssertionInput = Pick<Assertion, "personId" | "aud"> & Partial<Assertion>;

export async function asserted(
  { db, keyring }: { db: Database; keyring: Keyring },
  route: string,
  input: AssertionInput,
): Promise<string> {
  const [method = "", url = ""] = route.split(" ", 2);
  const target = targetOf(url);
  if (target === undefined) throw new Error(`no path: ${url}`);
  const { installation, now } = await getHere(db);
  return sign(keyring, {
    name: null,
    sessionId: "00000000-0000-4000-8000-000000000000",
    address: "198.51.100.7",
    provedAt: null,
    hasSecondFactor: false,
    isOperator: false,
    method,
    ...target,
    idempotencyKey: null,
    installation,
    at: now.getTime(),
    ...input,
  });
}
