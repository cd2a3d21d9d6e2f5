import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/workspace.ts";
import { Card } from "../../components/card.tsx";
import { clockText } from "../../components/day-labels.ts";
import { Loading } from "../../components/loading.tsx";
import { Read } from "../../components/read.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { type Free, freeAt } from "./free.ts";
import { useMinute } from "./minute.ts";
import { studio } from "./queries.ts";

const most = 6;

export function FreeNow({ day }: { day: string }) {
  const { home } = useWords();
  const now = useMinute();
  const openTimes = useQuery(studio.openings(useWorkspace(), day));
  return (
    <Card title={home.freeNow} className="home-free">
      <Read of={openTimes} loading={<Loading lines={2} />}>
        {(all) => <List free={freeAt(all, now)} />}
      </Read>
    </Card>
  );
}

function List({ free }: { free: readonly Free[] }) {
  const { home } = useWords();
  const locale = useLocale();
  const resources = useQuery(studio.resources(useWorkspace())).data ?? [];
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  if (free.length === 0) return <p className="quiet">{home.nobodyFree}</p>;
  return (
    <>
      <ul className="home-lines">
        {free.slice(0, most).map(({ resourceId, until }) => (
          <li key={resourceId}>
            <span>{names.get(resourceId)}</span>
            <span className="quiet">{home.until({ time: clockText(until, locale) })}</span>
          </li>
        ))}
      </ul>
      {free.length > most && <p className="note">{home.moreFree({ count: free.length - most })}</p>}
    </>
  );
}
