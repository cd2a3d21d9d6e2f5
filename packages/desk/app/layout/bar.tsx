import { Drawer, UnstyledButton } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useEscape } from "../api/topmost.ts";
import { ScreenLink } from "../components/screen-link.tsx";
import { MoreSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";
import { useCounts } from "./counts.ts";
import { grouped, type ScreenEntry } from "./navigation.ts";
import { NewMenu } from "./new-menu.tsx";
import { Count, Ways } from "./side.tsx";

export function Bar({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell, parts } = useWords();
  const [isOpen, setOpen] = useState(false);
  const onEscape = useEscape(isOpen, () => setOpen(false));
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone somewhere, closed.
  useEffect(() => setOpen(false), [pathname]);
  const rest = screens.filter(({ bar }) => bar === undefined);
  const counts = useCounts();
  const count = rest.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0);
  const inBar = screens.filter(({ bar }) => bar !== undefined);
  const middle = Math.ceil(inBar.length / 2);
  return (
    <nav className="bar" aria-label={shell.navigation}>
      <BarWays screens={inBar.slice(0, middle)} />
      <NewMenu isInBar />
      <BarWays screens={inBar.slice(middle)} />
      <UnstyledButton
        className="bar-way"
        aria-haspopup="dialog"
        {...(count > 0 && { "aria-label": shell.needYou({ name: shell.more, count }) })}
        onClick={() => setOpen(true)}
      >
        <MoreSign />
        <span>
          {shell.more}
          <Count of={count} />
        </span>
      </UnstyledButton>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        {...onEscape}
        position="bottom"
        size="70%"
        closeButtonProps={{ "aria-label": parts.close }}
        title={shell.more}
      >
        <Rest screens={rest} />
      </Drawer>
    </nav>
  );
}

function BarWays({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  return screens.map(({ path, bar: Sign = MoreSign }) => (
    <ScreenLink key={path} className="bar-way" to={path}>
      <Sign />
      {shell.screens[path]}
    </ScreenLink>
  ));
}

function Rest({ screens }: { screens: readonly ScreenEntry[] }) {
  const { shell } = useWords();
  const { first, groups } = grouped(screens);
  return (
    <div className="bar-rest">
      <Ways screens={first} />
      {groups.map(([group, inside]) => (
        <section key={group}>
          <h2 className="side-group">{shell.groups[group]}</h2>
          <Ways screens={inside} />
        </section>
      ))}
    </div>
  );
}
