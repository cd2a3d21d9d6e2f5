import { useHas } from "../../api/workspace.ts";
import { ScreenLink } from "../../components/screen-link.tsx";
import { underSettings } from "../../components/under.ts";
import { useWords } from "../../locales/words.ts";

/** Screens with their own address, reached from the settings. */
export function UnderSettings() {
  const { settings: words } = useWords();
  return (
    <>
      <Ways paths={underSettings.people} />
      <Group title={words.groups.advanced} paths={underSettings.advanced} />
      <Group title={words.groups.developers} paths={underSettings.developers} />
    </>
  );
}

type Path = (typeof underSettings)[keyof typeof underSettings][number];

interface WaysProps {
  paths: readonly Path[];
}

function Group({ title, paths }: WaysProps & { title: string }) {
  const has = useHas();
  if (!paths.some((path) => has(path))) return null;
  return (
    <section>
      <h2 className="settings-group">{title}</h2>
      <Ways paths={paths} />
    </section>
  );
}

function Ways({ paths }: WaysProps) {
  const { shell, resources } = useWords();
  const has = useHas();
  return (
    <ul className="settings-list">
      {paths
        .filter((path) => has(path))
        .map((path) => (
          <li key={path}>
            <ScreenLink className="settings-way" to={path}>
              {path === "resources/types" ? resources.types : shell.screens[path]}
            </ScreenLink>
          </li>
        ))}
    </ul>
  );
}
