import type { Client, ClientOptions, RestResponse, Result } from "../../src/index.ts";

/** What a transport may or may not be able to do. */
export type Capability =
  /** Goes over a network: connections break, stall, and are used again. */
  | "wire"
  /** Sees where a redirect leads. */
  | "redirects"
  /** Sees Set-Cookie, and sends a Cookie. */
  | "cookies"
  /** Keeps repeated headers apart. */
  | "repeatedHeaders"
  /** Sends a body with any method. */
  | "bodyWithGet"
  /** Sends any header, and any method as it is written. */
  | "anyHeader"
  /** Decompresses what it asked for. */
  | "compression"
  /** Sees that what is compressed is cut short. */
  | "strictCompression"
  /** Leaves compressed what the caller asked for. */
  | "ownEncoding"
  /** Knows zstd. */
  | "zstd"
  /** Uses a connection again as soon as it is free. */
  | "connections";

export type Expect = (actual: unknown) => {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
};

export interface Trial {
  /** A client over the transport that is tried. */
  createClient(options?: ClientOptions): Client;
  /** Of the test server, without a slash at the end. */
  url: string;
  /** The same server as another origin. */
  otherUrl: string;
  expect: Expect;
}

export interface Behaviour {
  name: string;
  needs: readonly Capability[];
  run(trial: Trial): Promise<void>;
}

/** What the server was asked, as its path /echo tells. */
export interface Echo {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

/** The response of a call that has to have one. */
export async function responseOf(call: Promise<Result>): Promise<RestResponse> {
  const { response, error } = await call;
  if (error) throw error;
  return response;
}

/** The code of a call that has to fail, or the status it had instead. */
export async function codeOf(call: Promise<Result>): Promise<string | number> {
  const { response, error } = await call;
  return error ? error.code : response.statusCode;
}

export async function echoOf(call: Promise<Result>): Promise<Echo> {
  return JSON.parse((await responseOf(call)).body);
}

/** Waits that are over at once, and are written down. */
export function createQuickClock() {
  const waits: number[] = [];
  const after = (delayMs: number, callback: () => void) => {
    waits.push(delayMs);
    callback();
    return () => {};
  };
  return { waits, now: Date.now, after };
}
