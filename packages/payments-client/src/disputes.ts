import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { fileReader } from "./files.ts";
import { createList, type List, type ListOptions, type TableOptions, tableOf } from "./list.ts";
import type { DisputeFilter, NewAnswer, NewDispute, NewFile } from "./requests.ts";
import type { Call, Send } from "./send.ts";
import type { Dispute } from "./types.ts";

export function disputesOf(send: Send) {
  return {
    async get(id: string, options?: CallOptions): Promise<Dispute> {
      return await ask({ method: "GET", path: path`/disputes/${id}`, options });
    },

    list(merchantId: string, options?: ListOptions<DisputeFilter>): List<Dispute> {
      const filter = { ...options?.filter, merchantId };
      return createList(send, "/disputes", { ...options, filter });
    },

    /** At most a year, as CSV. */
    async csv(merchantId: string, options?: TableOptions<DisputeFilter>): Promise<string> {
      const filter = { ...options?.filter, merchantId };
      return await tableOf(send, "/disputes", { ...options, filter });
    },

    /** Opens a dispute on a test merchant's transaction. */
    async open(dispute: NewDispute, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: "/disputes", body: dispute, options });
    },

    ...answeringOf(send),

    /** Closes a test merchant's dispute in its favour. */
    async win(id: string, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: path`/disputes/${id}/wins`, options });
    },

    /** Closes a test merchant's dispute in the cardholder's favour. */
    async lose(id: string, options?: PostOptions): Promise<Dispute> {
      return await ask({ method: "POST", path: path`/disputes/${id}/losses`, options });
    },
  };

  async function ask(call: Call): Promise<Dispute> {
    return (await send<{ dispute: Dispute }>(call)).dispute;
  }
}

function answeringOf(send: Send) {
  return {
    /** Answers a dispute once, before its due date, with its files. */
    async answer(id: string, answer: NewAnswer, options?: PostOptions): Promise<Dispute> {
      const at = path`/disputes/${id}/answer`;
      const call = { method: "POST", path: at, body: answer, options } as const;
      return (await send<{ dispute: Dispute }>(call)).dispute;
    },

    /** Accepts and so loses a dispute. */
    async accept(id: string, options?: PostOptions): Promise<Dispute> {
      const at = path`/disputes/${id}/acceptance`;
      return (await send<{ dispute: Dispute }>({ method: "POST", path: at, options })).dispute;
    },

    /** Adds a file to the answer, or replaces one with the same name: at most five of 4 MB. */
    async putFile(id: string, file: NewFile, options?: CallOptions): Promise<void> {
      const { name, type, content } = file;
      const at = path`/disputes/${id}/files/${name}`;
      await send({ method: "PUT", path: at, file: { type, content }, options });
    },

    file: fileReader(send),

    /** Only before the answer. */
    async deleteFile(id: string, name: string, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: path`/disputes/${id}/files/${name}`, options });
    },
  };
}
