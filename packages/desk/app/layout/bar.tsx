import { UnstyledButton } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { lazy, useEffect } from "react";
import { useWorkspace } from "../api/workspace.ts";
import { Count } from "../components/count.tsx";
import { ScreenLink } from "../components/screen-link.tsx";
import { MoreSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";
import { type Counts, useCounts } from "./counts.ts";
import { Later, useLater } from "./later.tsx";
import { inBar, linksByGroup, newEntries, type ScreenEntry, seesOwnOnly } from "./navigation.ts";
import { NewMenu } from "./new-menu.tsx";
import { useParent } from "./side.tsx";

const load = () => import("./bar-rest.tsx");
const BarRest = lazy(async () => ({ default: (await load()).BarRest }));

export function Bar({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  const later = useLater(load);
  const { open, close } = later;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone somewhere, closed.
  useEffect(close, [pathname]);
  const hasNew = newEntries(useWorkspace()).length > 0;
  const inFront = inBar(screens, { most: hasNew ? 3 : 4 });
  const rest = screens.filter((one) => !inFront.includes(one));
  const counts = useCounts();
  const count = linksByGroup(rest)
    .flatMap(({ entries }) => entries)
    .reduce((sum, { path }) => sum + (counts[path] ?? 0), 0);
  return (
    <nav className="bar" aria-label={shell.navigation}>
      <BarWays screens={inFront.slice(0, 2)} counts={counts} />
      <NewMenu isInBar />
      <BarWays screens={inFront.slice(2)} counts={counts} />
      <UnstyledButton
        className="bar-way"
        aria-haspopup="dialog"
        {...(count > 0 && { "aria-label": shell.needYou({ name: shell.more, count }) })}
        onClick={open}
      >
        <MoreSign />
        <span>
          {shell.more}
          <Count of={count} />
        </span>
      </UnstyledButton>
      <Later of={later}>{(drawer) => <BarRest screens={rest} {...drawer} />}</Later>
    </nav>
  );
}

interface BarWaysProps {
  screens: readonly ScreenEntry[];
  counts: Counts;
}

function BarWays({ screens, counts }: BarWaysProps) {
  const { shell, home } = useWords();
  const parent = useParent();
  const ownOnly = seesOwnOnly(useWorkspace());
  return screens.map(({ path, icon: Sign = MoreSign }) => {
    const name = path === "home" && ownOnly ? home.today : shell.screens[path];
    const count = counts[path] ?? 0;
    return (
      <ScreenLink
        key={path}
        className="bar-way"
        to={path}
        {...(path === parent && { "aria-current": "true" as const })}
        {...(count > 0 && { "aria-label": shell.needYou({ name, count }) })}
      >
        <Sign />
        <span>
          {name}
          <Count of={count} />
        </span>
      </ScreenLink>
    );
  });
}
