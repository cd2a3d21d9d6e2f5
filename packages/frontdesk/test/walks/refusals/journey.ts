// Actions out of reach of plain presses.
import { type Examples, filledIn } from "@frontdesk/desk/test/browser/screens";
import type { Page } from "playwright-core";
import type { Presser } from "./presser.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test changes answers of a service.
type Body = any;

export interface Journey {
  at: string;
  responses?: readonly (readonly [url: RegExp, change: ((body: Body) => unknown) | undefined])[];
  before?(page: Page): Promise<unknown>;
  press(page: Page): Promise<unknown>;
  reads?: RegExp;
  granted?: readonly object[];
  isOnce?: boolean;
}

interface Going {
  name: string;
  place: string;
  examples: Examples;
}

export async function goJourney(presser: Presser, journey: Journey, going: Going): Promise<void> {
  const { page } = presser;
  const { name, place, examples } = going;
  const patched = (journey.responses ?? []).map(([pattern, change]) => {
    // A page may share an API request's path.
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
  presser.reads = journey.reads;
  const open = async () => {
    presser.granted = [...(journey.granted ?? [])];
    await page.evaluate("sessionStorage.clear()");
    await presser.stayProved();
    await page.goto(filledIn(journey.at, place, examples));
    await presser.settled();
    await journey.before?.(page);
  };
  const act = async () => {
    if (journey.isOnce === true) await open();
    await journey.press(page);
  };
  try {
    await open();
    await presser.try({ where: journey.at, name, act, isSending: true });
  } finally {
    presser.reads = undefined;
    for (const [isIts] of patched) await page.unroute(isIts);
  }
}
