/* A browser with an earlier sign-in or password reset. Its cookie lasts until the password
   changes. Strangers' guesses elsewhere do not count there, so they cannot lock the owner out. */
import { randomUUID } from "node:crypto";
import { readToken, writeToken } from "@frontdesk/platform/sealing/own-keys";
import type { PeopleContext } from "../context.ts";
import { findPersonOfEmail } from "../persons/store.ts";
import type { Guess } from "../throttle/guesses.ts";
import { findPasswordChange } from "./store.ts";

type Inside = Pick<PeopleContext, "db" | "keyring">;

const binding = { purpose: "known device", context: "" };

interface Device {
  personId: string;
  id: string;
  /** Time of the last password change; a later one ends the device. */
  since: number;
}

export async function sealDevice(
  { db, keyring }: Inside,
  personId: string,
  earlier: string | undefined,
): Promise<string> {
  const device = openDevice(keyring, earlier);
  const id = device?.personId === personId ? device.id : randomUUID();
  const since = (await findPasswordChange(db, personId))?.getTime() ?? 0;
  return writeToken(keyring, binding, JSON.stringify([personId, id, since]));
}

export async function deviceGuesses(
  { db, keyring }: Inside,
  { email, device }: { email: string; device?: string | undefined },
): Promise<Guess[] | undefined> {
  const existing = openDevice(keyring, device);
  if (existing === undefined) return undefined;
  const { personId, id, since } = existing;
  if ((await findPasswordChange(db, personId))?.getTime() !== since) return undefined;
  const person = await findPersonOfEmail(db, email);
  return person?.id === personId ? [["passwordsByDevice", id]] : undefined;
}

export async function isFamiliarDevice(
  { db, keyring }: Inside,
  { personId, device }: { personId: string; device: string | undefined },
): Promise<boolean> {
  const existing = openDevice(keyring, device);
  if (existing?.personId !== personId) return false;
  return (await findPasswordChange(db, personId))?.getTime() === existing.since;
}

function openDevice(keyring: Inside["keyring"], sealed = ""): Device | undefined {
  const opened = readToken(keyring, binding, sealed);
  if (opened === undefined) return undefined;
  const [personId, id, since] = JSON.parse(opened.toString()) as [string, string, number];
  return { personId, id, since };
}
