// The master key, in one or several versions. Seal keys derive from it.

export interface Keyring {
  /** A rotation changes it in the running process. */
  current: number;
  /** 32 bytes each. An old version stays until no seal uses it. */
  keys: ReadonlyMap<number, Buffer>;
  /** Missing versions before this one were given up as lost. */
  lostBefore?: number | undefined;
  own: ReadonlyMap<string, Buffer>;
}

/**
 * One key (version 1) or `version:key,version:key`, each 32 bytes in hex or base64. The error never
 * repeats the secret.
 */
export function keyringFrom(masterKey: string): Keyring {
  const keys = new Map<number, Buffer>();
  for (const [index, entry] of masterKey.split(",").entries()) {
    const location = `Key ${index + 1} of the master key`;
    const colon = entry.indexOf(":");
    const version = colon < 0 ? 1 : versionFrom(entry.slice(0, colon).trim(), location);
    if (keys.has(version)) throw new Error(`${location} repeats version ${version}`);
    keys.set(version, keyFrom(entry.slice(colon + 1).trim(), location));
  }
  return { current: Math.max(...keys.keys()), keys, own: new Map() };
}

export function isMasterKey(text: string): boolean {
  try {
    keyringFrom(text);
    return true;
  } catch {
    return false;
  }
}

function versionFrom(text: string, location: string): number {
  if (!/^[1-9][0-9]{0,4}$/.test(text) || Number(text) > 0xffff)
    throw new Error(`${location} must have a version from 1 to 65535`);
  return Number(text);
}

function keyFrom(text: string, location: string): Buffer {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, "base64");
  throw new Error(`${location} must be 32 bytes in base64 (43 characters) or hex (64 digits)`);
}
