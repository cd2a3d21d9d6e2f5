import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { instantWriter } from "../../components/day-labels.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { developers, useEndHolder } from "./queries.ts";
import { scopeLabels } from "./scopes.ts";

export function Holders({ id }: { id: number }) {
  const { developers: words } = useWords();
  const day = instantWriter(useLocale(), { dateStyle: "medium" });
  const { data, error, refetch } = useQuery(developers.holders(id));
  const end = useEndHolder(id);
  return (
    <section className="group">
      <h3>{words.holders}</h3>
      {data === undefined && error === null && <Loading lines={1} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data?.total === 0 && <p className="quiet">{words.noHolders}</p>}
      {data !== undefined && data.total > 0 && (
        <ul className="entries">
          {data.holders.map(({ user_id: userId, name, email, scopes, since }) => (
            <li className="entry" key={userId}>
              <span className="entry-words">
                <span className="entry-name">{name}</span>
                <span className="entry-note whole">
                  {`${email} · ${words.since({ day: day(since) })}`}
                </span>
                <span className="entry-note whole">{scopeLabels(scopes, words).join("; ")}</span>
              </span>
              <Button
                variant="subtle"
                color="wrong"
                aria-label={words.endOf({ name })}
                onClick={() => end.mutate(userId)}
              >
                {words.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > data.holders.length && (
        <p className="note">{words.moreHolders({ count: data.total - data.holders.length })}</p>
      )}
      <RefusalMessage error={end.error} />
    </section>
  );
}
