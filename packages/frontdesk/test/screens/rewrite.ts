// `npm run pictures`, optionally with names of screens.
import { baselineOf, writeBaseline } from "./baselines.ts";
import { differenceOf } from "./compare.ts";
import { takeAtRest, tour, viewsNamed } from "./tour.ts";

await tour(viewsNamed(process.argv.slice(2)), async ({ name, page }) => {
  const taken = await takeAtRest(page);
  const former = baselineOf(name);
  if (former !== undefined && differenceOf(former, taken) === undefined) return;
  writeBaseline(name, taken);
  process.stdout.write(`${name}.png\n`);
});
