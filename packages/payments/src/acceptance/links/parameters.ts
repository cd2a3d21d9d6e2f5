import { LinkError } from "./refusals.ts";

/** The page ignores other parameters, such as those of mailers. */
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
export type Parameters = Partial<Record<ParameterName, string>>;

export function readParameters(query: URLSearchParams): Parameters {
  const parameters: Parameters = {};
  for (const name of parameterNames) {
    const [value, ...more] = query.getAll(name);
    if (more.length > 0) throw new LinkError("parameter", { name });
    if (value !== undefined) parameters[name] = value;
  }
  return parameters;
}
