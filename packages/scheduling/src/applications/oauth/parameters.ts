// A parameter may appear once; an empty one counts as missing (RFC 6749, section 3.1).
const longest = 4096;

export function readParameters<Name extends string>(
  input: unknown,
  names: readonly Name[],
): { values: Partial<Record<Name, string>>; problem: string | undefined } {
  const values: Partial<Record<Name, string>> = {};
  let problem: string | undefined;
  for (const name of names) {
    const value = memberOf(input, name);
    if (value === undefined || value === null || value === "") continue;
    if (typeof value !== "string") problem ??= `${name} must be one text`;
    else if (value.length > longest) problem ??= `${name} is too long`;
    else values[name] = value;
  }
  return { values, problem };
}

function memberOf(input: unknown, name: string): unknown {
  if (typeof input !== "object" || input === null || !Object.hasOwn(input, name)) return undefined;
  return input[name as keyof typeof input];
}

export function listedScopes(scope: string | undefined): string[] {
  return (scope ?? "").split(" ").filter((part) => part !== "");
}
