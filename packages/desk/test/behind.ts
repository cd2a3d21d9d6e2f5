import type { LifecycleHooks } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { FillWorkspace } from "../src/context.ts";
import { makePage, type Page, startTestDesk, type TestDesk } from "./harness.ts";
import { openShop, type Shop } from "./shop.ts";

export interface Behind {
  desk: TestDesk;
  shop: Shop;
  studio: Shop;
  page: Page;
  close(): Promise<void>;
}

export async function startBehind(
  hooks: Partial<LifecycleHooks> = {},
  fillWorkspace?: FillWorkspace,
): Promise<Behind> {
  const shop = await openShop("payments");
  const studio = await openShop("scheduling");
  const desk = await startTestDesk({
    hooks,
    ...(fillWorkspace !== undefined && { fillWorkspace }),
    settings: () => ({ paymentsAt: shop.url, schedulingAt: studio.url }),
  });
  for (const one of [shop, studio]) one.reader = desk.context;
  const page = await makePage(desk);
  const close = async () => {
    await desk.close();
    await Promise.all([shop.close(), studio.close()]);
  };
  return { desk, shop, studio, page, close };
}

export async function bodyOf(
  answer: Awaited<ReturnType<Page["ask"]>>,
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response.
): Promise<[status: number, body: any]> {
  return [answer.statusCode, await answer.body.json()];
}
