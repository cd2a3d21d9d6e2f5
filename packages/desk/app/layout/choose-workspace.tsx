import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import type { Workspace } from "../api/desk.ts";
import { firstWorkspace, own } from "../api/workspace.ts";
import { Failed } from "../components/failed.tsx";
import { useWords } from "../locales/words.ts";
import { AwayNote } from "./away-note.tsx";
import { workspaceLabel } from "./workspace-label.ts";
import "./frame.css";

export function ChooseWorkspace() {
  const { shell } = useWords();
  const { data, error, refetch } = useQuery(own.places);
  if (data === undefined) {
    if (error === null) return <main className="frame-alone" aria-busy="true" />;
    return (
      <main className="frame-alone">
        <Failed error={error} again={() => void refetch()} />
      </main>
    );
  }
  const first = firstWorkspace(data.places);
  if (first !== undefined) return <Navigate to={`/p/${first.id}/home`} replace />;
  return (
    <main className="frame-alone">
      <AwayNote away={data.away} />
      <h1>{shell.choosePlace}</h1>
      <ul className="place-list">
        {data.places.map((workspace) => (
          <li key={workspace.id}>
            <Choice workspace={workspace} />
          </li>
        ))}
      </ul>
      <p>
        <a href="/begin">{shell.anotherPlace}</a>
      </p>
    </main>
  );
}

function Choice({ workspace }: { workspace: Workspace }) {
  const { shell } = useWords();
  return (
    <Link className="place-choice" to={`/p/${workspace.id}/home`}>
      <strong>{workspace.name}</strong>
      <span className="quiet">{workspaceLabel(workspace, shell)}</span>
    </Link>
  );
}
