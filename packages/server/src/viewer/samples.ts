interface Part {
  name?: string;
  in?: string;
  required?: boolean;
  example?: unknown;
  schema?: { type?: string; const?: unknown; enum?: readonly unknown[] };
}

interface DescribedOperation {
  responses?: Record<string, { content?: Record<string, unknown> }>;
  parameters?: Part[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  security?: Record<string, unknown>[];
}

interface Call {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  password?: string;
  body?: unknown;
}

interface DescribedApi {
  servers?: { url: string }[];
  security?: Record<string, unknown>[];
  paths?: Record<string, Record<string, unknown>>;
}

const json = "application/json";
const methods = new Set(["get", "post", "put", "delete"]);
const usual: Readonly<Record<string, unknown>> = {
  limit: 10,
  start_date: "2027-03-01",
  end_date: "2027-03-31",
};

export function withSamples<Input extends object>(description: Input): Input {
  const copy = structuredClone(description) as Input & DescribedApi;
  for (const [path, item] of Object.entries(copy.paths ?? {})) {
    const servers = (item as DescribedApi).servers ?? copy.servers ?? [];
    for (const [method, match] of Object.entries(item).filter(([name]) => methods.has(name))) {
      const operation = match as DescribedOperation;
      const call = callOf(operation, {
        method: method.toUpperCase(),
        url: `${servers[0]?.url ?? ""}${path}`,
        security: operation.security ?? copy.security ?? [],
      });
      Object.assign(operation, { "x-codeSamples": samplesOf(call) });
    }
  }
  return copy;
}

function samplesOf(call: Call): object[] {
  return [
    { lang: "Shell", label: "curl", source: curlOf(call) },
    { lang: "JavaScript", label: "JavaScript", source: scriptOf(call) },
    { lang: "PHP", label: "PHP", source: phpOf(call) },
  ];
}

interface Asking {
  method: string;
  url: string;
  security: Record<string, unknown>[];
}

function callOf(
  { parameters = [], requestBody, responses = {} }: DescribedOperation,
  asking: Asking,
): Call {
  const { method, security } = asking;
  const needed = parameters.filter(({ in: location, required }) => location === "path" || required);
  let { url } = asking;
  const query = new URLSearchParams();
  const headers: Call["headers"] = [["Accept", acceptedIn(responses)]];
  for (const part of needed) {
    const { name = "", in: location } = part;
    const value = String(exampleFor(part));
    if (location === "path") url = url.replace(`{${name}}`, value);
    if (location === "query") query.append(name, value);
    if (location === "header") headers.push([name, value]);
  }
  const scheme = security.flatMap((each) => Object.keys(each))[0];
  if (scheme === "oauth" || scheme === "token") headers.push(["Authorization", "Bearer $TOKEN"]);
  const password = { key: "KEY", operatorKey: "OPERATOR_KEY" }[scheme ?? ""];
  const body = Object.values(requestBody?.content ?? {}).at(-1)?.example;
  if (body !== undefined) headers.push(["Content-Type", json]);
  const request = query.size === 0 ? url : `${url}?${query}`;
  return { method, url: request, headers, ...(password !== undefined && { password }), body };
}

/** Errors are JSON even if a success is a file or a stream. */
function acceptedIn(responses: NonNullable<DescribedOperation["responses"]>): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  const others = types.filter((type) => type !== json);
  return (types.includes(json) ? [json] : [...others, json]).join(", ");
}

function exampleFor({ name = "", example, schema = {} }: Part): unknown {
  return example ?? schema.const ?? schema.enum?.[0] ?? usual[name] ?? 1;
}

const written = (body: unknown, indent = 2) => JSON.stringify(body, undefined, indent);

function curlOf({ method, url, headers, password, body }: Call): string {
  const lines = [
    method === "GET" ? `curl '${url}'` : `curl -X ${method} '${url}'`,
    ...(password === undefined ? [] : [`-u ":$${password}"`]),
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === undefined ? [] : [`-d '${written(body).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(" \\\n  ");
}

function scriptOf({ method, url, headers, password, body }: Call): string {
  const requests = headers.map(([name, value]) =>
    value.includes("$TOKEN")
      ? `    "${name}": \`Bearer \${token}\`,`
      : `    "${name}": ${written(value)},`,
  );
  if (password !== undefined) requests.unshift("    Authorization: `Basic ${btoa(`:${key}`)}`,");
  const lines = [
    `const response = await fetch(${written(url)}, {`,
    `  method: "${method}",`,
    ...(requests.length === 0 ? [] : ["  headers: {", ...requests, "  },"]),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${written(body).replaceAll("\n", "\n  ")}),`]),
    "});",
    "if (!response.ok) throw new Error(await response.text());",
  ];
  return lines.join("\n");
}

function phpOf({ method, url, headers, password, body }: Call): string {
  const requests = headers.map(([name, value]) =>
    value.includes("$TOKEN") ? `'${name}: Bearer ' . $token` : `'${name}: ${value}'`,
  );
  const options = [
    `CURLOPT_CUSTOMREQUEST => '${method}'`,
    "CURLOPT_RETURNTRANSFER => true",
    ...(password === undefined ? [] : ["CURLOPT_USERPWD => ':' . $key"]),
    ...(requests.length === 0 ? [] : [`CURLOPT_HTTPHEADER => [${requests.join(", ")}]`]),
    ...(body === undefined ? [] : [`CURLOPT_POSTFIELDS => json_encode(${phpValue(body, "  ")})`]),
  ];
  return [
    `$curl = curl_init('${url}');`,
    "curl_setopt_array($curl, [",
    ...options.map((option) => `  ${option},`),
    "]);",
    "$text = curl_exec($curl);",
    "if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) throw new Exception($text);",
    "$answer = json_decode($text, true);",
  ].join("\n");
}

function phpValue(value: unknown, indent: string): string {
  if (typeof value === "string") return `'${value.replace(/[\\']/g, "\\$&")}'`;
  if (typeof value !== "object" || value === null) return written(value);
  const inner = `${indent}  `;
  const fields = Array.isArray(value)
    ? value.map((each) => phpValue(each, inner))
    : Object.entries(value).map(([name, each]) => `'${name}' => ${phpValue(each, inner)}`);
  if (fields.length === 0) return Array.isArray(value) ? "[]" : "new stdClass()";
  return `[\n${fields.map((field) => `${inner}${field},\n`).join("")}${indent}]`;
}
