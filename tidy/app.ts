// Layers, independent screens, and all texts in catalogues.
import { linksOf } from "./imports.ts";
import { appLayers } from "./layout.ts";
import { isProduct, isTest, type Problem, problemAt, type Tree } from "./tree.ts";

const inApp = /^packages\/desk\/app\/(?:([^/]+)\/)?(?:([^/]+)\/)?/;

/** Imports from a later layer, or between screens. */
export function appOrder(tree: Tree): Problem[] {
  return linksOf(tree).flatMap(({ source, target, at }) => {
    const [own, other] = [inApp.exec(source.path), inApp.exec(target)];
    if (own === null || other === null) return [];
    const [, layer = "", screen] = own;
    const [, otherLayer = "", otherScreen] = other;
    if (layer === "screens" && otherLayer === "screens" && screen !== otherScreen) {
      const advice = "a screen imports no other: put what both need into parts or data";
      return problemAt(source, at, advice);
    }
    const [rank, otherRank] = [appLayers.indexOf(layer), appLayers.indexOf(otherLayer)];
    if (rank < 0 || otherRank <= rank) return [];
    return problemAt(source, at, `${layer} stand before ${otherLayer} and may not import them`);
  });
}

const letters = /\p{L}{2}/u;

/** Untranslatable text on a page. */
export function strayWords({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) => {
    if (!inApp.test(source.path) || !isProduct(source.path) || isTest(source.path)) return [];
    return source.shown
      .filter(({ text }) => letters.test(text))
      .map(({ text, at }) =>
        problemAt(source, at, `“${text}” belongs into locales, in all languages`),
      );
  });
}

const runsActions = "packages/desk/app/api/action.ts";

/** Elsewhere than in `useAction` a refusal may stay unseen. */
export function strayMutations({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) => {
    if (!inApp.test(source.path) || source.path === runsActions) return [];
    return source.links
      .filter(({ names }) => names.includes("useMutation"))
      .flatMap(({ at }) => problemAt(source, at, "run it by useAction, which shows its refusal"));
  });
}

const browserZone =
  /resolvedOptions\(\)\s*\.timeZone|timeZone\b[^}]*\}\s*=[^;]*resolvedOptions\(\)/;
const ownClock = new RegExp(
  `${browserZone.source}|\\.get(?:Hours|Day)\\(|\\btimeZone:\\s*(?!"UTC"|\\s)`,
);

/** The server knows the clock of a place. */
export function browserClocks({ sources, files }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) => {
    const isApp = inApp.test(source.path) && isProduct(source.path) && !isTest(source.path);
    const match = isApp ? ownClock.exec(files.get(source.path) ?? "") : null;
    const advice = "goes by the browser's clock: use data/clock.ts and parts/days.ts";
    return match === null ? [] : problemAt(source, match.index, advice);
  });
}

const unitLength = /maxLength=\{(?!\s*unitsOf\()|maxlength="(?:\d|\$\{(?!unitsOf\())/;

/** Characters, as in schemas; HTML counts UTF-16 units. */
export function unitLengths({ sources, files }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) => {
    const isVisible = isProduct(source.path) && !isTest(source.path);
    const match = isVisible ? unitLength.exec(files.get(source.path) ?? "") : null;
    const advice = "cuts characters of two units in half the length: use unitsOf(characters)";
    return match === null ? [] : problemAt(source, match.index, advice);
  });
}
