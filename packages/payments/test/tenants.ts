import type { Server } from "@frontdesk/server/server";
import { createApp } from "../src/apps/create.ts";
import type { Context } from "../src/context.ts";
import { createMerchant } from "../src/merchants/create.ts";

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests are about.
  body: any;
  text: string;
  headers: Record<string, unknown>;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Asks a server in the name of an app; bodies are sent as JSON, text as a form. */
export function asking(server: Server, key?: string) {
  async function ask(method: Method, url: string, body?: object | string): Promise<Answered> {
    const form = "application/x-www-form-urlencoded";
    const answer = await server.inject({
      method,
      url,
      headers: {
        ...(key !== undefined && { authorization: `Basic ${btoa(`:${key}`)}` }),
        ...(typeof body === "string" && { "content-type": form }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status, body: text, headers } = answer;
    const isJson = String(headers["content-type"]).startsWith("application/json");
    return { status, text, headers, body: isJson ? JSON.parse(text) : undefined };
  }
  return {
    ask,
    get: (url: string) => ask("GET", url),
    post: (url: string, body?: object | string) => ask("POST", url, body ?? {}),
    put: (url: string, body?: object | string) => ask("PUT", url, body ?? {}),
    delete: (url: string) => ask("DELETE", url),
  };
}

export const newMerchant = {
  currency: "EUR",
  test: true,
  email: "shop@example.com",
  website: "https://shop.example.com",
  descriptor: "SHOP",
  company: { country: "DK" },
};

interface Running {
  server: Server;
  context: Context;
}

/** An app, and how to ask in its name. */
export async function givenApp({ server, context }: Running, name?: string) {
  const app = await createApp(context, name === undefined ? {} : { name });
  return { ...app, ...asking(server, app.key) };
}

/** A test merchant of an app, made without a request. */
export async function givenMerchant(
  { context }: Pick<Running, "context">,
  appId: string,
  changes: Partial<typeof newMerchant> = {},
) {
  return await createMerchant(context, { appId, merchant: { ...newMerchant, ...changes } });
}
