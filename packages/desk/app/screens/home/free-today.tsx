import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/workspace.ts";
import { Card } from "../../components/card.tsx";
import { clockText, rangeText } from "../../components/day-labels.ts";
import { Loading } from "../../components/loading.tsx";
import { Read } from "../../components/read.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { type Free, freeFrom, isClosedDay } from "./free.ts";
import { useMinute } from "./minute.ts";
import { studio } from "./queries.ts";

const most = 6;
const mostGaps = 3;

export function FreeToday({ day }: { day: string }) {
  const { home } = useWords();
  const now = useMinute();
  const workspace = useWorkspace();
  const openTimes = useQuery(studio.openings(workspace, day));
  return (
    <Card title={home.freeToday} className="home-free">
      <Read of={openTimes} loading={<Loading lines={2} />}>
        {(all) =>
          // Members with only their own calendar see no other hours.
          isClosedDay(all) && workspace.account?.rights.bookings !== "manage_own" ? (
            <p className="quiet">{home.closedToday}</p>
          ) : (
            <List free={freeFrom(all, now)} day={day} />
          )
        }
      </Read>
    </Card>
  );
}

function List({ free, day }: { free: readonly Free[]; day: string }) {
  const { home } = useWords();
  const resources = useQuery(studio.agenda(useWorkspace(), day)).data?.resources ?? [];
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  if (free.length === 0) return <p className="quiet">{home.nobodyFree}</p>;
  return (
    <>
      <ul className="home-lines">
        {free.slice(0, most).map((each) => (
          <li key={each.resourceId}>
            <span>{names.get(each.resourceId)}</span>
            <Gaps free={each} />
          </li>
        ))}
      </ul>
      {free.length > most && <p className="note">{home.moreFree({ count: free.length - most })}</p>}
    </>
  );
}

function Gaps({ free: { isFreeNow, gaps } }: { free: Free }) {
  const { home } = useWords();
  const locale = useLocale();
  const texts = gaps
    .slice(0, mostGaps)
    .map(({ from, to }, index) =>
      isFreeNow && index === 0
        ? home.until({ time: clockText(to, locale) })
        : rangeText(from, to, locale),
    );
  return (
    <span className="quiet">{[...texts, ...(gaps.length > mostGaps ? ["…"] : [])].join(", ")}</span>
  );
}
