import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import { emptyAnswer } from "./answer.ts";
import type { Send } from "./send.ts";

export function fileReader(send: Send, root = "") {
  return async (id: string, name: string, options?: CallOptions): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    const onPart = (part: Uint8Array) => parts.push(part.slice());
    const at = root + path`/disputes/${id}/files/${name}`;
    await send({ method: "GET", path: at, answer: "file", onPart, options });
    if (parts.length === 0) throw emptyAnswer({ status: 200 });
    const content = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of parts) {
      content.set(part, offset);
      offset += part.length;
    }
    return content;
  };
}
