import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { Screen } from "../../../components/screen.tsx";
import { useWords } from "../../../locales/words.ts";
import { personQueries } from "../persons/queries.ts";
import { changesOf, type OperatorAct, readActor, targetOfEntry } from "./entries.ts";
import { actQueries, entriesPerPage, maxEntries } from "./queries.ts";
import "../../../components/entries.css";
import "./audit-log.css";

export function ActList() {
  const { upkeep, operating } = useWords();
  const { acts: words } = upkeep;
  const [limit, setLimit] = useState(entriesPerPage);
  const read = useQuery(actQueries.latest(limit));
  return (
    <Screen title={words.title}>
      <Read of={read}>
        {({ acts, hasMore }) => (
          <>
            {acts.length === 0 ? <p className="quiet">{words.none}</p> : <ActRows of={acts} />}
            {hasMore && limit < maxEntries && (
              <div className="acts">
                <Button
                  variant="default"
                  loading={read.isFetching}
                  onClick={() => setLimit(limit + entriesPerPage)}
                >
                  {operating.more}
                </Button>
              </div>
            )}
          </>
        )}
      </Read>
    </Screen>
  );
}

function ActRows({ of }: { of: readonly OperatorAct[] }) {
  const { acts: words } = useWords().upkeep;
  const columns: Column<OperatorAct>[] = [
    { key: "what", title: words.what, show: (act) => <What of={act} /> },
    { key: "subject", title: words.subject, show: ({ subject }) => <code>{subject}</code> },
    { key: "changes", title: words.changes, show: (act) => <Changes of={act} /> },
    { key: "who", title: words.who, show: ({ actor }) => <Who actor={actor} /> },
    { key: "when", title: words.when, show: ({ at }) => <Moment at={at} /> },
  ];
  return <Rows label={words.title} columns={columns} rows={of} />;
}

function What({ of }: { of: OperatorAct }) {
  const { acts: words } = useWords().upkeep;
  const labels: Record<string, string> = words.said;
  const what = labels[of.action] ?? of.action;
  const to = targetOfEntry(of);
  return to === undefined ? what : <Link to={to}>{what}</Link>;
}

function Changes({ of: { details } }: { of: OperatorAct }) {
  const changes = changesOf(details);
  if (changes.length === 0) return null;
  return (
    <ul className="act-changes">
      {changes.map(([name, before, now]) => (
        <li key={name}>
          {name}: {isThere(before) && <del>{label(before)}</del>}
          {isThere(before) && isThere(now) && " → "}
          {isThere(now) && label(now)}
        </li>
      ))}
    </ul>
  );
}

const isThere = (value: unknown) => value !== undefined && value !== null;

function label(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function Who({ actor }: { actor: string }) {
  const { acts: words } = useWords().upkeep;
  const { personId = "", kind, address } = readActor(actor);
  const person = useQuery({ ...personQueries.one(personId), enabled: kind === "person" });
  const { name, email } = person.data ?? {};
  const called = kind === "person" ? (name ?? email ?? personId) : words.actors[kind];
  return (
    <>
      {called}
      {address !== "" && <span className="note act-address">{address}</span>}
    </>
  );
}
