import { violationsOn } from "@frontdesk/people/test/browser/faults";
import { beforeAll, describe, expect, it } from "vitest";
import { baselineNames, baselineOf, clearFailures, writeFailure } from "../screens/baselines.ts";
import { differenceOf } from "../screens/compare.ts";
import { looks } from "../screens/looks.ts";
import { type OpenScreen, take, takeAtRest, tour } from "../screens/tour.ts";
import { views } from "../screens/views.ts";

async function changeOf({ name, page }: OpenScreen): Promise<string[]> {
  const baseline = baselineOf(name);
  if (baseline === undefined) return ["has no baseline: run `npm run pictures`"];
  if (differenceOf(baseline, await take(page)) === undefined) return [];
  const taken = await takeAtRest(page);
  const difference = differenceOf(baseline, taken);
  if (difference === undefined) return [];
  const folder = writeFailure(name, { taken, drawn: difference.drawn });
  return [`${(difference.share * 100).toFixed(2)} % of the pixels differ: see ${folder}`];
}

describe("pictures of the screens", () => {
  const faults: Record<string, string[]> = {};
  beforeAll(async () => {
    clearFailures();
    await tour(views, async (screen) => {
      const seen = [...(await changeOf(screen)), ...(await violationsOn(screen.page))];
      if (seen.length > 0) faults[screen.name] = seen;
    });
  });

  it("equal their baselines, and have no violations of WCAG", () => {
    expect(faults).toEqual({});
  });

  it("have no baselines without a screen", () => {
    const names = views.flatMap(({ name }) =>
      looks.map(({ width, colorScheme }) => `${name}-${width}-${colorScheme}`),
    );
    expect(baselineNames()).toEqual(names.toSorted());
  });
});
