import type { Json } from "@frontdesk/payments/test/shop";
import type { Method } from "@frontdesk/platform/test/harness";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Json;
}

export interface Operation {
  method: Method;
  path: string;
  name: string;
  parameters: Parameter[];
  content: Record<string, { schema: Json; example?: Json }>;
  isBodyNeeded: boolean;
  security: string[];
  responses: Json;
}

const methods = ["get", "post", "put", "delete"] as const;

export function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => read(document, path, method)),
  );
}

function read(document: Json, path: string, method: (typeof methods)[number]): Operation {
  const operation = document.paths[path][method];
  const security: object[] = operation.security ?? document.security ?? [];
  const body = resolveReferences(document, operation.requestBody ?? {});
  return {
    method: method.toUpperCase() as Method,
    path,
    name: `${method.toUpperCase()} ${path}`,
    parameters: resolveReferences(document, operation.parameters ?? []),
    content: body.content ?? {},
    isBodyNeeded: body.required === true,
    security: security.flatMap((scheme) => Object.keys(scheme)),
    responses: operation.responses,
  };
}

function resolveReferences(document: Json, node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((child) => resolveReferences(document, child));
  if (typeof node.$ref === "string")
    return resolveReferences(document, targetOf(document, node.$ref));
  const entries = Object.entries(node).map(([name, child]) => [
    name,
    resolveReferences(document, child),
  ]);
  return Object.fromEntries(entries);
}

function targetOf(document: Json, reference: string): Json {
  return reference
    .slice(2)
    .split("/")
    .reduce((node, name) => node?.[name], document);
}

export function isEnding({ method, path }: Operation): boolean {
  return method === "DELETE" || /suspension|\/owner$|\/tokens?$|revo|refusal/.test(path);
}
