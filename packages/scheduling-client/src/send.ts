/*
 * A call carries the token of its person, once more with a new one when it was refused, and comes
 * back as JSON or as an error.
 */
import type { RestResponse } from "@frontdesk/rest";
import type { Outgoing, PostOptions, Wire } from "@frontdesk/rest/api/wire";
import type { Access } from "./access.ts";
import { readAnswer, readText } from "./answer.ts";

export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the address of the service, with the query. */
  path: string;
  body?: object | undefined;
  /** By default as the method says: keyed for a POST. */
  repeat?: Outgoing["repeat"];
  headers?: Outgoing["headers"];
  /** Is handed the parts of an answer that goes on. */
  onPart?: Outgoing["onPart"];
  options?: PostOptions | undefined;
}

/** A page of a list, and how many entries the whole list has, where that was counted. */
export interface Page<Item> {
  items: Item[];
  total: number | undefined;
  /** Since when to ask for changes the next time, where a list can be asked for them. */
  syncFrom: string | undefined;
}

/** Calls, which reject with a `SchedulingError`. */
export interface Channel {
  /** Resolves to the answer's body, undefined when it has none. */
  ask<Answer>(call: Call): Promise<Answer>;
  /** Resolves to the answer's body as it is. */
  askText(call: Call): Promise<string>;
  /** Resolves to the answer's body, and to the tag of the state that it shows. */
  askTagged<View>(call: Call): Promise<{ shown: View; etag: string }>;
  askPage<Item>(call: Call): Promise<Page<Item> & { hasMore: boolean }>;
}

const repeats = { GET: "safe", PUT: "once", POST: "keyed", DELETE: "once" } as const;

/** Calls over a wire in the name of somebody. */
export function channelOf(wire: Wire, access: Access): Channel {
  async function perform(call: Call): Promise<RestResponse> {
    const { method, path, body, repeat, headers, onPart, options } = call;
    const outgoing = {
      method,
      path,
      body: body && JSON.stringify(body),
      repeat: repeat ?? repeats[method],
      onPart,
      options,
    };
    const sendWith = (token: string | undefined) =>
      wire({ ...outgoing, headers: { ...headers, ...(token !== undefined && bearing(token)) } });
    const token = await unlessAborted(access.token(), options?.signal);
    const response = await sendWith(token);
    if (response.statusCode !== 401) return response;
    const renewed = await unlessAborted(access.renewed(token), options?.signal);
    return renewed === undefined ? response : await sendWith(renewed);
  }

  return {
    ask: async <Answer>(call: Call) => readAnswer(await perform(call)) as Answer,
    askText: async (call) => readText(await perform(call)),
    askTagged: async <View>(call: Call) => {
      const response = await perform(call);
      const answer = readAnswer(response) as View;
      return { shown: answer, etag: response.headers.etag?.[0] ?? "" };
    },
    askPage: async <Item>(call: Call) => {
      const response = await perform(call);
      const items = readAnswer(response) as Item[];
      const { "x-total-count": total, "x-sync-from": syncFrom, link } = response.headers;
      const hasMore = link?.some((each) => each.includes('rel="next"')) === true;
      return { items, total: total && Number(total[0]), syncFrom: syncFrom?.[0], hasMore };
    },
  };
}

const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A renewal is for all who wait for it, so one of them who gives up only stops waiting. */
async function unlessAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (signal === undefined) return await promise;
  const stopping = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true, signal: stopping.signal });
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    stopping.abort();
  }
}
