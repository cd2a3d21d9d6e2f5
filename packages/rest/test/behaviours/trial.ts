import type { Client, ClientOptions, RestResponse, Result } from "../../src/index.ts";

export type Capability =
  /** Connections break, stall, and are reused. */
  | "wire"
  /** Sees the target of a redirect. */
  | "redirects"
  /** Sees Set-Cookie, and sends Cookie. */
  | "cookies"
  /** Keeps repeated headers apart. */
  | "repeatedHeaders"
  /** Sends a body with any method. */
  | "bodyWithGet"
  /** Sends any header, and any method as written. */
  | "anyHeader"
  /** Decompresses responses it negotiated. */
  | "compression"
  /** Detects truncated compressed bodies. */
  | "strictCompression"
  | "ownEncoding"
  | "zstd"
  | "connections";

export type Expect = (actual: unknown) => {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
};

export interface Trial {
  createClient(options?: ClientOptions): Client;
  url: string;
  otherUrl: string;
  expect: Expect;
}

export interface Behaviour {
  name: string;
  needs: readonly Capability[];
  run(trial: Trial): Promise<void>;
}

export interface Echo {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

export async function responseOf(call: Promise<Result>): Promise<RestResponse> {
  const { response, error } = await call;
  if (error) throw error;
  return response;
}

export async function codeOf(call: Promise<Result>): Promise<string | number> {
  const { response, error } = await call;
  return error ? error.code : response.statusCode;
}

export async function echoOf(call: Promise<Result>): Promise<Echo> {
  return JSON.parse((await responseOf(call)).body);
}

export function createQuickClock() {
  const waits: number[] = [];
  const after = (delayMs: number, callback: () => void) => {
    waits.push(delayMs);
    callback();
    return () => {};
  };
  return { waits, now: Date.now, after };
}
