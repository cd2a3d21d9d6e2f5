/*
 * A device is known where somebody signed in before, or chose their password by a mailed link. Its
 * cookie names the person and the device, and is good until the password changes: there, what
 * strangers guess elsewhere does not count, so that nobody locks the owner out.
 */
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
  /** When the password was chosen that is the person's as long as the device is known. */
  since: number;
}

/** What a browser keeps in which a person proved who they are; `earlier` is what it brought. */
export async function sealDevice(
  { db, keyring }: Inside,
  personId: string,
  earlier: string | undefined,
): Promise<string> {
  const known = openDevice(keyring, earlier);
  const id = known?.personId === personId ? known.id : randomUUID();
  const since = (await findPasswordChange(db, personId))?.getTime() ?? 0;
  return writeToken(keyring, binding, JSON.stringify([personId, id, since]));
}

/** How guesses at the password of an address are counted on a device that its owner uses. */
export async function deviceGuesses(
  { db, keyring }: Inside,
  { email, device }: { email: string; device?: string | undefined },
): Promise<Guess[] | undefined> {
  const known = openDevice(keyring, device);
  if (known === undefined) return undefined;
  const { personId, id, since } = known;
  if ((await findPasswordChange(db, personId))?.getTime() !== since) return undefined;
  const person = await findPersonOfEmail(db, email);
  return person?.id === personId ? [["passwordsByDevice", id]] : undefined;
}

/** Whether a browser is one in which a person signed in, or chose the password by a mail. */
export async function isKnownDevice(
  { db, keyring }: Inside,
  { personId, device }: { personId: string; device: string | undefined },
): Promise<boolean> {
  const known = openDevice(keyring, device);
  if (known?.personId !== personId) return false;
  return (await findPasswordChange(db, personId))?.getTime() === known.since;
}

function openDevice(keyring: Inside["keyring"], sealed = ""): Device | undefined {
  const opened = readToken(keyring, binding, sealed);
  if (opened === undefined) return undefined;
  const [personId, id, since] = JSON.parse(opened.toString()) as [string, string, number];
  return { personId, id, since };
}
