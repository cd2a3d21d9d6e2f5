import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { instantWriter } from "../../components/day-labels.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { developers, useEndGrant } from "./queries.ts";
import { scopeLabels } from "./scopes.ts";

export function Connections() {
  const { developers: words } = useWords();
  const day = instantWriter(useLocale(), { dateStyle: "medium" });
  const { data, error, refetch } = useQuery(developers.grants);
  const end = useEndGrant();
  return (
    <section className="group" aria-labelledby="connections">
      <h2 id="connections">{words.connections}</h2>
      {data === undefined && error === null && <Loading lines={2} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data !== undefined && (
        <p className="quiet">{data.length === 0 ? words.noConnections : words.connectionsHint}</p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="entries">
          {data.map(({ application_id: id, name, maker_name: maker, scopes, since }) => (
            <li className="entry" key={id}>
              <span className="entry-words">
                <span className="entry-name">{name}</span>
                <span className="entry-note whole">
                  {`${words.by({ name: maker })} · ${words.since({ day: day(since) })}`}
                </span>
                <span className="entry-note whole">{scopeLabels(scopes, words).join("; ")}</span>
              </span>
              <Button
                variant="subtle"
                color="wrong"
                aria-label={words.endOf({ name })}
                onClick={() => end.mutate(id)}
              >
                {words.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.length > 1 && (
        <div className="acts">
          <Button variant="outline" color="wrong" onClick={() => end.mutate("all")}>
            {words.endAll}
          </Button>
        </div>
      )}
      <RefusalMessage error={end.error} />
    </section>
  );
}
