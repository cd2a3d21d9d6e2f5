import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { Entries, Entry } from "../../components/entries.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Screen } from "../../components/screen.tsx";
import { useGo } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { Connections } from "./connections.tsx";
import { developers } from "./queries.ts";
import { Tokens } from "./tokens.tsx";
import "./developers.css";

export function Developers() {
  const { shell, developers: words } = useWords();
  const go = useGo();
  return (
    <Screen
      title={shell.screens.developers}
      action={<Button onClick={() => go("developers/new")}>{words.register}</Button>}
    >
      <Applications />
      <Tokens />
      <Connections />
      <Outlet />
    </Screen>
  );
}

function Applications() {
  const { developers: words } = useWords();
  const { data, error, refetch } = useQuery(developers.applications);
  return (
    <section className="group" aria-labelledby="applications">
      <h2 id="applications">{words.applications}</h2>
      <p className="quiet">{words.applicationsHint}</p>
      {data === undefined && error === null && <Loading lines={2} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data?.length === 0 && <p>{words.noApplications}</p>}
      {data !== undefined && data.length > 0 && (
        <Entries label={words.applications}>
          {data.map(({ id, name, client_id: clientId, confidential }) => (
            <Entry
              key={id}
              to={`developers/${id}`}
              name={name}
              note={clientId}
              end={confidential ? words.confidential : words.public}
            />
          ))}
        </Entries>
      )}
    </section>
  );
}
