/**
 * Keys in code-unit order, no white space (after RFC 8785, section 3.2.3). Omits undefined members.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    const sorted = Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted);
  });
}
