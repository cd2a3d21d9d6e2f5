// A parameter may appear once; an empty one counts as missing (RFC 6749, section 3.1).
const longest = 4096;

export function readParameters<Name extends string>(
  given: unknown,
  names: readonly Name[],
): { values: Partial<Record<Name, string>>; problem: string | undefined } {
  const values: Partial<Record<Name, string>> = {};
  let problem: string | undefined;
  for (const name of names) {
    const value = memberOf(given, name);
    if (value === undefined || value === null || value === "") continue;
    if (typeof value !== "string") problem ??= `${name} must be one text`;
    else if (value.length > longest) problem ??= `${name} is too long`;
    else values[name] = value;
  }
  return { values, problem };
}

function memberOf(given: unknown, name: string): unknown {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, name)) return undefined;
  return given[name as keyof typeof given];
}

export function listedScopes(scope: string | undefined): string[] {
  return (scope ?? "").split(" ").filter((part) => part !== "");
}
