import { useQuery } from "@tanstack/react-query";
import { Outlet, useMatches, useParams, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepZone } from "../api/clock.ts";
import type { Session, Workspace } from "../api/desk.ts";
import { useHearing, useLive } from "../api/live/live.ts";
import { StepUpPrompt } from "../api/step-up/prompt.tsx";

import { HereContext, own, rememberWorkspace } from "../api/workspace.ts";
import { Failed } from "../components/failed.tsx";
import { RefusalBar } from "../components/refusal-bar.tsx";
import { UndoBar } from "../components/undo-bar.tsx";
import { useWords } from "../locales/words.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AwayNote } from "./away-note.tsx";
import { Bar } from "./bar.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { KeysList } from "./keys.tsx";
import { mayOpen, type ScreenEntry, screensOf } from "./navigation.ts";
import { NewMenu } from "./new-menu.tsx";
import { NotIncluded } from "./not-included.tsx";
import { OvertakenBar } from "./overtaken-bar.tsx";
import { SearchButton } from "./search/button.tsx";
import { Side } from "./side.tsx";
import { Switcher } from "./switcher.tsx";
import { TestBar } from "./test-bar.tsx";
import { ToSettings } from "./to-settings.tsx";
import { UnknownWorkspace } from "./unknown-workspace.tsx";
import "./frame.css";

export function Frame({ screens }: { screens: readonly ScreenEntry[] }) {
  const { place: id } = useParams({ strict: false });
  const pattern: string = useMatches().at(-1)?.fullPath ?? "";
  const session = useQuery(own.session);
  const workspaces = useQuery(own.places);
  const error = session.error ?? workspaces.error;
  if (session.data === undefined || workspaces.data === undefined) {
    if (error === null) return <div className="frame" aria-busy="true" />;
    const again = () => void Promise.all([session.refetch(), workspaces.refetch()]);
    return (
      <main className="frame-alone">
        <Failed error={error} again={again} />
      </main>
    );
  }
  const workspace = workspaces.data.places.find((one) => one.id === id);
  const whole = workspaceOfPart(workspaces.data.places, id);
  if (workspace === undefined && whole !== undefined) return <Elsewhere id={whole.id} />;
  if (workspace === undefined) return <UnknownWorkspace away={workspaces.data.away} />;
  const screenEntries = screensOf(screens, workspace);
  const paths = new Set<string>(screenEntries.map(({ path }) => path));
  const isIncluded = mayOpen(screens, workspace, pattern.replace("/p/$place/", ""));
  // Runs before any child renders.
  keepZone(workspace.zone);
  const here = { workspace, session: session.data, screens: paths };
  return (
    <HereContext value={here}>
      <Around
        screens={screenEntries}
        workspace={workspace}
        isIncluded={isIncluded}
        session={session.data}
      />
    </HereContext>
  );
}

/** Mails link to a merchant or account id. */
function workspaceOfPart(
  workspaces: readonly Workspace[],
  id: string | undefined,
): Workspace | undefined {
  return workspaces.find(
    ({ merchant, account }) => merchant?.id === id || String(account?.id) === id,
  );
}

function Elsewhere({ id }: { id: string }) {
  const router = useRouter();
  useEffect(() => {
    const { pathname } = router.latestLocation;
    const to = pathname.replace(/^\/p\/[^/]+/, `/p/${id}`);
    void router.navigate({ to, search: (before: object) => before, replace: true });
  }, [router, id]);
  return <div className="frame" aria-busy="true" />;
}

interface AroundProps {
  screens: readonly ScreenEntry[];
  workspace: Workspace;
  session: Session;
  isIncluded: boolean;
}

function Around({ screens, workspace, session, isIncluded }: AroundProps) {
  const { shell } = useWords();
  const { data } = useQuery(own.places);
  useEffect(() => rememberWorkspace(workspace.id), [workspace.id]);
  useLive(workspace.id);
  const { away } = useHearing();
  return (
    <div className="frame" key={workspace.id}>
      <a className="frame-skip" href="#main">
        {shell.skip}
      </a>
      {workspace.merchant?.test === true && <TestBar />}
      <header className="frame-head">
        <Switcher workspace={workspace} places={data?.places ?? [workspace]} />
        <SearchButton screens={screens} />
        <NewMenu />
        <AccountMenu session={session} />
      </header>
      <Side screens={screens} />
      <main className="frame-main" id="main" tabIndex={-1}>
        <OvertakenBar />
        <ConnectionBar />
        <AwayNote away={[...new Set([...(data?.away ?? []), ...away])]} />
        <ToSettings />
        {isIncluded ? <Outlet /> : <NotIncluded />}
      </main>
      <Bar screens={screens} />
      <UndoBar />
      <RefusalBar />
      <StepUpPrompt />
      <KeysList />
    </div>
  );
}
