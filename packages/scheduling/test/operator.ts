export const operatorKey = "operator-key-of-the-tests";

export function basic(key: string): string {
  return `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
}
