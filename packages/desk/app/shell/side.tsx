// The navigation beside the screens, where there is room for it.
import { Way } from "../parts/way.tsx";
import { useWords } from "../words/words.ts";
import { grouped, type ScreenEntry } from "./navigation.ts";

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
  return (
    <ul className="side-ways">
      {screens.map(({ path }) => (
        <li key={path}>
          <Way className="side-way" to={path}>
            {shell.screens[path]}
          </Way>
        </li>
      ))}
    </ul>
  );
}
