import { LinkFault } from "./refusals.ts";

/** The parameters of a link. Whatever else mailers and trackers add to an address is not read. */
export const parameterNames = [
  "key",
  "test",
  "currency",
  "value",
  "reference",
  "text",
  "redirect",
  "locale",
  "recurring",
  "verify",
  "once",
  "until",
  "capture",
  "consent",
  "given_at",
  "back",
  "starts",
  "color",
  "signature",
] as const;

export type ParameterName = (typeof parameterNames)[number];
/** Those that are given; an empty one is given too. */
export type Parameters = Partial<Record<ParameterName, string>>;

/** Reads the query of a link; refuses one that gives a parameter twice. */
export function readParameters(query: URLSearchParams): Parameters {
  const parameters: Parameters = {};
  for (const name of parameterNames) {
    const [value, ...more] = query.getAll(name);
    if (more.length > 0) throw new LinkFault("parameter", { name });
    if (value !== undefined) parameters[name] = value;
  }
  return parameters;
}
