// Parameters of the protocol are texts that are given once; without a value they count as not
// given (RFC 6749, section 3.1).
const longest = 4096;

/** The parameters of some names, or what is wrong with them. */
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

/** Scopes as the protocol lists them: parted by spaces. */
export function listedScopes(scope: string | undefined): string[] {
  return (scope ?? "").split(" ").filter((part) => part !== "");
}
