import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { emptyAnswer } from "./answer.ts";
import { type Api, field } from "./api.ts";
import type { List, ListOptions, TableOptions } from "./list.ts";
import type { DisputeFilter, NewAnswer, NewDispute, NewFile } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Dispute } from "./types.ts";

export function disputesOf({ send, get, post, remove, list, csv }: Api) {
  return {
    get: async (id: string, options?: CallOptions): Promise<Dispute> =>
      field("dispute", get(path`/disputes/${id}`, options)),

    list: (merchantId: string, options?: ListOptions<DisputeFilter>): List<Dispute> =>
      list("/disputes", { ...options, filter: { ...options?.filter, merchantId } }),

    /** Exports a year at most, as CSV. */
    csv: async (merchantId: string, options?: TableOptions<DisputeFilter>): Promise<string> =>
      csv("/disputes", { ...options, filter: { ...options?.filter, merchantId } }),

    /** Opens a dispute on a test merchant's transaction. */
    open: async (dispute: NewDispute, options?: PostOptions): Promise<Dispute> =>
      field("dispute", post("/disputes", dispute, options)),

    /** Answers a dispute once, before its due date, with its files. */
    answer: async (id: string, answer: NewAnswer, options?: PostOptions): Promise<Dispute> =>
      field("dispute", post(path`/disputes/${id}/answer`, answer, options)),

    /** Accepts and so loses a dispute. */
    accept: async (id: string, options?: PostOptions): Promise<Dispute> =>
      field("dispute", post(path`/disputes/${id}/acceptance`, undefined, options)),

    /** Adds a file to the answer, or replaces one with the same name: at most five of 4 MB. */
    async putFile(id: string, file: NewFile, options?: CallOptions): Promise<void> {
      const { name, type, content } = file;
      const at = path`/disputes/${id}/files/${name}`;
      await send({ method: "PUT", path: at, file: { type, content }, options });
    },

    file: fileReader(send),

    /** Works only before the answer. */
    deleteFile: async (id: string, name: string, options?: CallOptions): Promise<void> =>
      remove(path`/disputes/${id}/files/${name}`, options),

    /** Closes a test merchant's dispute in its favour. */
    win: async (id: string, options?: PostOptions): Promise<Dispute> =>
      field("dispute", post(path`/disputes/${id}/wins`, undefined, options)),

    /** Closes a test merchant's dispute in the cardholder's favour. */
    lose: async (id: string, options?: PostOptions): Promise<Dispute> =>
      field("dispute", post(path`/disputes/${id}/losses`, undefined, options)),
  };
}

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
