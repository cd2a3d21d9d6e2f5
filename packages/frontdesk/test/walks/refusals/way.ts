// A way to an action that nobody reaches by pressing buttons alone.
import { type Examples, filledIn } from "@frontdesk/desk/test/browser/screens";
import type { Page } from "playwright-core";
import type { Presser } from "./presser.ts";

// biome-ignore lint/suspicious/noExplicitAny: an answer of a service, which a test changes.
type Body = any;

export interface Way {
  /** The address of the screen, as the router names it. */
  at: string;
  /** Changes an answer, so that the screen offers the action; undefined for a 404. */
  given?: readonly (readonly [url: RegExp, change: ((body: Body) => unknown) | undefined])[];
  /** Leads to the button. */
  before?(page: Page): Promise<unknown>;
  /** Presses it. */
  press(page: Page): Promise<unknown>;
  /** The request, where it reads only. */
  reads?: RegExp;
  /** Answers of the changes that come before. */
  granted?: readonly object[];
  /** True if each refusal leads back to where the action is not offered. */
  isOnce?: boolean;
}

interface Going {
  name: string;
  place: string;
  examples: Examples;
}

export async function goWay(presser: Presser, way: Way, going: Going): Promise<void> {
  const { page } = presser;
  const { name, place, examples } = going;
  const patched = (way.given ?? []).map(([pattern, change]) => {
    // A page may have the same path as what it asks for.
    const isIts = ({ pathname, search }: URL) =>
      pathname.startsWith("/api/") && pattern.test(pathname + search);
    return [isIts, change] as const;
  });
  for (const [isIts, change] of patched) {
    await page.route(isIts, async (route) => {
      if (route.request().method() !== "GET") return await route.fallback();
      if (change === undefined) {
        return await route.fulfill({ status: 404, json: { error: "not_found" } });
      }
      const response = await route.fetch();
      const text = await response.text();
      const body = /^[[{]/.test(text) ? JSON.parse(text) : undefined;
      const { etag } = response.headers();
      await route.fulfill({ ...(etag !== undefined && { headers: { etag } }), json: change(body) });
    });
  }
  presser.reads = way.reads;
  const open = async () => {
    presser.granted = [...(way.granted ?? [])];
    // A fresh page reads anew what is patched, and has no drafts.
    await page.evaluate("sessionStorage.clear()");
    await presser.stayProved();
    await page.goto(filledIn(way.at, place, examples));
    await presser.settled();
    await way.before?.(page);
  };
  const act = async () => {
    if (way.isOnce === true) await open();
    await way.press(page);
  };
  try {
    await open();
    await presser.try({ where: way.at, name, act });
  } finally {
    presser.reads = undefined;
    for (const [isIts] of patched) await page.unroute(isIts);
  }
}
