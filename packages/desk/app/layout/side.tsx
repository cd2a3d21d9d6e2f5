import { useLocation } from "@tanstack/react-router";
import { Count } from "../components/count.tsx";
import { ScreenLink } from "../components/screen-link.tsx";
import { parentOf } from "../components/under.ts";
import { MoreSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";
import { type Counts, useCounts } from "./counts.ts";
import { hyphenate, linksByGroup, type ScreenEntry } from "./navigation.ts";

export function Side({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  return (
    <nav className="side" aria-label={shell.navigation}>
      <Sections screens={screens} />
    </nav>
  );
}

export function Sections({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  const counts = useCounts();
  return linksByGroup(screens).map(({ group, entries }) => (
    <section key={entries[0]?.path}>
      {group !== undefined && <h2 className="side-group">{shell.groups[group]}</h2>}
      <Ways screens={entries} counts={counts} />
    </section>
  ));
}

interface WaysProps {
  screens: readonly ScreenEntry[];
  counts: Counts;
}

function Ways({ screens, counts }: WaysProps) {
  const { shell } = useWords();
  const parent = useParent();
  return (
    <ul className="side-ways">
      {screens.map(({ path, icon: Sign = MoreSign }) => {
        const name = hyphenate(shell.screens[path], shell.hyphens);
        const { [path]: count = 0 } = counts;
        return (
          <li key={path}>
            <ScreenLink
              className="side-way"
              to={path}
              {...(path === parent && { "aria-current": "true" as const })}
              {...(count > 0 && { "aria-label": shell.needYou({ name, count }) })}
            >
              <Sign />
              <span>{name}</span>
              <Count of={count} />
            </ScreenLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The link to mark for a screen without a link. */
export function useParent(): string | undefined {
  const [, , , path = ""] = useLocation().pathname.split("/");
  const parent = parentOf(path);
  return parent === path ? undefined : parent;
}
