// An `import` of `node:http` loads Node's unused `fetch`: a twentieth of an idle process's memory.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** RFC 9110, section 15. */
export function phraseOf(status: number): string | undefined {
  return STATUS_CODES[status];
}
