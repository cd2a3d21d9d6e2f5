import type { Page } from "playwright-core";
import { studioSubdomain } from "../../src/demo/cast.ts";

export interface Desk {
  page: Page;
  /** Address of the desk. */
  url: string;
  /** Path of the demo's workspace. */
  place: string;
}

/** Path of the demo's account. */
export const studioPath = `scheduling/v1/${studioSubdomain}`;

/** A request of the signed-in person: `GET places`. */
// biome-ignore lint/suspicious/noExplicitAny: the tests know the response.
export async function send({ page, url }: Desk, request: string, body?: object): Promise<any> {
  const [method = "", path = ""] = request.split(" ", 2);
  const answer = await page.context().request.fetch(`${url}/api/${path}`, {
    method,
    headers: { "x-desk": "1", "sec-fetch-site": "same-origin" },
    ...(body !== undefined && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${request}: ${await answer.text()}`);
  const text = await answer.text();
  return text === "" ? undefined : JSON.parse(text);
}
