import { atomically } from "@frontdesk/database/atomically";
import type { Key } from "@frontdesk/platform/idempotency/key";
import { findCall, saveCall, takeKey } from "../../api/idempotency/store.ts";
import { keyRefusals } from "../../api/refusals.ts";
import { record } from "../../changes/outbox/store.ts";
import { colorFor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import { readZone } from "../../core/dates.ts";
import { mostOwn } from "../../core/limits.ts";
import { invalid } from "../../core/refusals.ts";
import { presets } from "../../core/rights.ts";
import { firstTypes } from "../../inventory/resource-types/resource-type.ts";
import { insertType } from "../../inventory/resource-types/store.ts";
import { addResource } from "../../inventory/resources/create.ts";
import { readFields } from "../../inventory/resources/fields.ts";
import { accountOf, subdomainOf } from "../../parties/accounts/account.ts";
import {
  countOwned,
  findAccount,
  insertAccount,
  listAccounts,
  type NewAccount,
  type WeekStart,
} from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findUser, insertMember, lockUser, type UserRow } from "../../parties/users/store.ts";
import { insertTypes } from "../../planning/downtimes/types/store.ts";
import { defaultTypes } from "../../planning/downtimes/types/types.ts";
import { actorIn } from "./actor.ts";
import { openingRefusals } from "./refusals.ts";

export interface Opening {
  userId: number;
  name: string;
  timezone: string;
  weekStart?: WeekStart | undefined;
  country?: string | undefined;
}

export interface OpenedAccount {
  accountId: number;
  subdomain: string;
}

export async function openAccount(context: Context, opening: Opening): Promise<OpenedAccount> {
  const timezone = readZone(opening.timezone).name;
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const at = context.now();
    const owner = await findUser(db, opening.userId);
    if (owner === undefined) throw new Error("the account's owner does not exist");
    const { userId, name, weekStart = null, country = null } = opening;
    const account = { name, ownerId: userId, timezone, weekStart, country, at };
    const opened = await reserve(inside, account);
    const { accountId, subdomain } = opened;
    await insertMember(db, {
      accountId,
      userId,
      permissions: "administrator",
      rights: presets.administrator,
      ownOnly: false,
      color: colorFor(`${owner.first_name} ${owner.last_name}`),
      state: "active",
      at,
    });
    const actor = actorIn({ id: accountId, subdomain, name, timezone }, userId, "owner");
    const row = await findAccount(db, { accountId, userId });
    const after = accountOf(row!, context.settings);
    await record(inside, actor, { kind: "account", action: "create", id: accountId, after });
    await furnish(inside, actor, owner);
    return opened;
  });
}

/** Opens an account for a person at the desk, up to the person's limit. */
export async function openOwnAccount(context: Context, opening: Opening): Promise<number> {
  return await atomically(context.db, async (db) => {
    await lockUser(db, opening.userId);
    return await openWithinLimit({ ...context, db }, opening);
  });
}

/** Requires the lock of the user. */
async function openWithinLimit(context: Context, opening: Opening): Promise<number> {
  const count = await countOwned(context.db, opening.userId);
  if (count >= mostOwn) throw openingRefusals.tooMany();
  return (await openAccount(context, opening)).accountId;
}

/** The account itself stores the key, since no other exists before it. */
export async function openAccountOnce(
  context: Context,
  opening: Opening,
  key: Key,
): Promise<number> {
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    // A repeat waits here for the first call to end.
    await lockUser(db, opening.userId);
    const former = await findOpened(inside, opening.userId, key);
    if (former !== undefined) return former;
    const accountId = await openWithinLimit(inside, opening);
    const handle = { accountId, ...key };
    await takeKey(db, handle, context.now());
    await saveCall(db, handle, { status: 201, headers: {}, sealed: null, clientId: null });
    return accountId;
  });
}

async function findOpened({ db }: Context, userId: number, key: Key): Promise<number | undefined> {
  for (const { id, owner } of await listAccounts(db, userId)) {
    const call = owner ? await findCall(db, { accountId: id, ...key }) : undefined;
    if (call === undefined) continue;
    if (!call.body.equals(key.body)) throw invalid(keyRefusals.usedOtherwise());
    return id;
  }
  return undefined;
}

async function furnish(context: Context, actor: Actor, owner: UserRow): Promise<void> {
  const { db, now } = context;
  const { id: accountId, timezone } = actor.account;
  const at = now();
  const typeIds: number[] = [];
  for (const type of firstTypes) typeIds.push(await insertType(db, { accountId, type, at }));
  await insertTypes(db, { accountId, names: defaultTypes, at });
  const { first_name, last_name, email } = owner;
  const kind = { human: true, custom_attributes: firstTypes[0]!.attributes };
  const values = readFields({ first_name, last_name, email }, { kind }, []);
  const addition = { values, optionIds: [], timezone, typeId: typeIds[0]!, userId: owner.id };
  await addResource(context, actor, addition);
}

async function reserve(
  { db }: Context,
  { name, ...rest }: Omit<NewAccount, "subdomain">,
): Promise<OpenedAccount> {
  const expected = subdomainOf(name);
  for (let tried = 1; ; tried += 1) {
    const subdomain = tried === 1 ? expected : `${expected}-${numberOf(tried)}`;
    const accountId = await insertAccount(db, { subdomain, name, ...rest });
    if (accountId !== undefined) return { accountId, subdomain };
  }
}

// Random after ten tries: a name may have a thousand accounts.
function numberOf(tried: number): number {
  return tried < 10 ? tried : 100_000 + Math.floor(Math.random() * 900_000);
}
