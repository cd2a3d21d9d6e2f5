/* Sends a call with its token, and again with a new one after a refusal; returns JSON or throws. */
import type { RestResponse } from "@frontdesk/rest";
import type { Outgoing, PostOptions, Wire } from "@frontdesk/rest/api/wire";
import type { Access } from "./access.ts";
import { readAnswer, readText, refuseEmpty } from "./answer.ts";

export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the service's address, with the query. */
  path: string;
  body?: object | undefined;
  /** Default: by method; a POST repeats with its key. */
  repeat?: Outgoing["repeat"];
  headers?: Outgoing["headers"];
  /** Takes the parts of a streamed response. */
  onPart?: Outgoing["onPart"];
  options?: PostOptions | undefined;
}

/** A page, and the total if counted. */
export interface Page<Item> {
  items: Item[];
  total: number | undefined;
  /** Next `since`, for lists with changes. */
  syncFrom: string | undefined;
}

/** Rejects with a `SchedulingError`. */
export interface Channel {
  /** Parsed body, undefined if empty. */
  ask<Answer>(call: Call): Promise<Answer>;
  askText(call: Call): Promise<string>;
  askTagged<View>(call: Call): Promise<{ shown: View; etag: string }>;
  askPage<Item>(call: Call): Promise<Page<Item> & { hasMore: boolean }>;
}

const repeats = { GET: "safe", PUT: "once", POST: "keyed", DELETE: "once" } as const;

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

  const parsedFrom = (response: RestResponse, { method, onPart }: Call) => {
    const answer = readAnswer(response);
    // The parts of a stream arrive outside the body.
    if (method === "GET" && onPart === undefined) refuseEmpty(response);
    return answer;
  };

  return {
    ask: async <Answer>(call: Call) => parsedFrom(await perform(call), call) as Answer,
    askText: async (call) => readText(await perform(call)),
    askTagged: async <View>(call: Call) => {
      const response = await perform(call);
      const answer = parsedFrom(response, call) as View;
      return { shown: answer, etag: response.headers.etag?.[0] ?? "" };
    },
    askPage: async <Item>(call: Call) => {
      const response = await perform(call);
      const items = parsedFrom(response, call) as Item[];
      const { "x-total-count": total, "x-sync-from": syncFrom, link } = response.headers;
      const hasMore = link?.some((each) => each.includes('rel="next"')) === true;
      return { items, total: total && Number(total[0]), syncFrom: syncFrom?.[0], hasMore };
    },
  };
}

const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A cancelled call only stops waiting for the renewal. */
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
