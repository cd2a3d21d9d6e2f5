// An `import` of `node:http` reads all that it has, and so loads the `fetch` of Node, which nothing
// here calls: a twentieth of what an idle process has in memory.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** What a status is called (RFC 9110, section 15). */
export function phraseOf(status: number): string | undefined {
  return STATUS_CODES[status];
}
