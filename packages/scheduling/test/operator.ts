export const operatorKey = "operator-key-of-the-tests";

/** Empty username, key as password. */
export function basic(key: string): string {
  return `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
}
