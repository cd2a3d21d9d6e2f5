import { isDeepStrictEqual } from "node:util";
import { behavioursOf, type Runtime } from "../behaviour.ts";
import { type Report, tryBehaviour } from "../browser/page.ts";

const [on, url, otherUrl] = process.argv.slice(2) as [Runtime, string, string];

function complaintOf({ observations, failure }: Report): string | undefined {
  if (failure !== undefined) return failure;
  const wrong = observations.find(({ actual, expected }) => {
    return !isDeepStrictEqual(plain(actual), plain(expected));
  });
  return wrong && `${JSON.stringify(wrong.actual)} instead of ${JSON.stringify(wrong.expected)}`;
}

/** Omitted means undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify([value]));
}

const complaints: Record<string, string> = {};
const behaviours = behavioursOf(on);
for (const { name } of behaviours) {
  const complaint = complaintOf(await tryBehaviour({ name, url, otherUrl, on }));
  if (complaint !== undefined) complaints[name] = complaint;
}
console.log(JSON.stringify({ tried: behaviours.length, complaints }));
process.exit(0);
