// PHC strings of argon2id (RFC 9106), at the first cost in OWASP's guide to password storage.
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** `memory` in KiB. */
export interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

// glibc returns a single block above 32 MiB to the system. With less, the threads' arenas keep 140
// MB.
export const usualCost: Cost = { memory: 47_104, passes: 1, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await tagOf(password, { salt, cost, bytes: hashBytes });
  return `$argon2id$v=19$${written(cost)}$${encode(salt)}$${encode(hash)}`;
}

/** Without a hash it does the same work, against timing attacks. */
export async function isPasswordOf(
  hash: string | undefined,
  password: string,
  newCost: Cost,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", expected = ""] = form.exec(hash ?? "") ?? [];
  if (memory === undefined) {
    await hashPassword(password, newCost);
    return false;
  }
  const kept = Buffer.from(expected, "base64");
  const tag = await tagOf(password, {
    salt: Buffer.from(salt, "base64"),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    bytes: kept.length,
  });
  return timingSafeEqual(tag, kept);
}

export function isStale(hash: string, cost: Cost): boolean {
  return !hash.includes(`$${written(cost)}$`);
}

interface Recipe {
  salt: Buffer;
  cost: Cost;
  bytes: number;
}

async function tagOf(password: string, { salt, cost, bytes }: Recipe): Promise<Buffer> {
  const leave = await enter();
  try {
    return await derived(password, { salt, cost, bytes });
  } finally {
    leave();
  }
}

async function derived(password: string, { salt, cost, bytes }: Recipe): Promise<Buffer> {
  // The same password may be typed as different code points: RFC 8265, section 4.2.2.
  const message = Buffer.from(password.normalize("NFC"));
  return await derive("argon2id", { message, nonce: salt, tagLength: bytes, ...cost });
}

// Many sign-ins must take neither all memory nor all threads of Node.
const maxConcurrency = 2;
let working = 0;
const waiting: (() => void)[] = [];

async function enter(): Promise<() => void> {
  if (working === maxConcurrency) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  return () => {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  };
}

function written({ memory, passes, parallelism }: Cost): string {
  return `m=${memory},t=${passes},p=${parallelism}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
