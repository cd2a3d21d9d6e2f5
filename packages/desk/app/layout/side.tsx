import { ScreenLink } from "../components/screen-link.tsx";
import { useWords } from "../locales/words.ts";
import { useCounts } from "./counts.ts";
import { grouped, type ScreenEntry } from "./navigation.ts";
import "./count.css";

export function Side({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  const { first, groups } = grouped(screens);
  return (
    <nav className="side" aria-label={shell.navigation}>
      <Ways screens={first} />
      {groups.map(([group, inside]) => (
        <section key={group}>
          <h2 className="side-group">{shell.groups[group]}</h2>
          <Ways screens={inside} />
        </section>
      ))}
    </nav>
  );
}

export function Ways({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  const counts = useCounts();
  return (
    <ul className="side-ways">
      {screens.map(({ path }) => {
        const [name, count = 0] = [shell.screens[path], counts[path]];
        return (
          <li key={path}>
            <ScreenLink
              className="side-way"
              to={path}
              {...(count > 0 && { "aria-label": shell.needYou({ name, count }) })}
            >
              {name}
              <Count of={count} />
            </ScreenLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The label states the count in words. */
export function Count({ of }: { of: number }) {
  return of > 0 && <span className="side-count" data-count={of} aria-hidden="true" />;
}
