export const operatorKey = "operator-key-of-the-tests";

/** The credentials of a key: an empty username and the key as password. */
export function basic(key: string): string {
  return `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
}
