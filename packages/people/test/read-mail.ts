/* A mail as its reader sees it: unfolded and decoded headers (RFC 5322, RFC 2047), and body
   parts by type (RFC 2045, RFC 2046). */

export interface SeenPart {
  type: string;
  parameters: Record<string, string>;
  filename: string | undefined;
  disposition: string;
  content: string;
  within: string[];
}

export interface SeenMail {
  headers: Map<string, string>;
  parts: SeenPart[];
}

export function readMail(message: string): SeenMail {
  const { headers, body } = split(message);
  return { headers, parts: partsOf(headers, body, []) };
}

export function partOf({ parts }: SeenMail, type: string): SeenPart {
  const seenParts = parts.filter((part) => part.type === type);
  if (seenParts.length !== 1) throw new Error(`${seenParts.length} parts are ${type}`);
  return seenParts[0]!;
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const lines = text.replaceAll("\r\n", "\n");
  const end = lines.indexOf("\n\n");
  const head = (end < 0 ? lines : lines.slice(0, end)).replace(/\n[ \t]/g, " ");
  const headers = new Map<string, string>();
  for (const line of head.split("\n")) {
    const [, name, value] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no header: ${line}`);
    if (headers.has(name.toLowerCase())) throw new Error(`twice: ${name}`);
    headers.set(name.toLowerCase(), decodeWords(value));
  }
  return { headers, body: end < 0 ? "" : lines.slice(end + 2) };
}

function partsOf(headers: Map<string, string>, body: string, within: string[]): SeenPart[] {
  const [type, parameters] = valued(headers.get("content-type") ?? "text/plain");
  const { boundary } = parameters;
  if (type.startsWith("multipart/")) {
    if (boundary === undefined) throw new Error(`no boundary: ${type}`);
    const [pieces] = `\n${body}`.split(`\n--${boundary}--`);
    return pieces!
      .split(`\n--${boundary}\n`)
      .slice(1)
      .map(split)
      .flatMap((part) => partsOf(part.headers, part.body, [...within, type]));
  }
  const [disposition, { filename }] = valued(headers.get("content-disposition") ?? "inline");
  const content = decode(headers.get("content-transfer-encoding") ?? "7bit", body);
  return [{ type, parameters, filename, disposition, content, within }];
}

function valued(header: string): [value: string, parameters: Record<string, string>] {
  const [value = "", ...rest] = header.split(/;\s*/);
  const parameters = rest.map((part) => {
    const [name = "", ...text] = part.split("=");
    return [name.trim().toLowerCase(), text.join("=").replace(/^"(.*)"$/, "$1")];
  });
  return [value.trim().toLowerCase(), Object.fromEntries(parameters)];
}

function decode(encoding: string, body: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  return ofBytes(body.replace(/[ \t]+$/gm, "").replace(/=\n/g, ""));
}

/** Decodes `=C3=A5` between literal characters. */
function ofBytes(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString()
        : ofBytes(text.replaceAll("_", " ")),
    );
}
