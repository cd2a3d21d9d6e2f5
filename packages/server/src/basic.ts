/** RFC 7617; ignores the username. */
export function basicPassword(header: string | undefined): string | undefined {
  const match = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(header ?? "");
  if (match?.[1] === undefined) return undefined;
  const text = Buffer.from(match[1], "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon === -1 || colon === text.length - 1 ? undefined : text.slice(colon + 1);
}
