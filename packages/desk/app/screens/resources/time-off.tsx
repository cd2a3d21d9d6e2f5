import type { Downtime } from "@frontdesk/scheduling-client/types/downtimes";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayOf, momentOf } from "../../components/days.ts";
import { Folded } from "../../components/folded.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { timeOff, useEndTimeOff } from "./queries.ts";
import { newTimeOff, timesOf } from "./time-off-draft.ts";
import { TimeOffForm } from "./time-off-form.tsx";

export function TimeOff({ id }: { id: number }) {
  const { resources: words } = useWords();
  const today = dayOf(timeNow());
  const mayTake = useMayMake("bookings");
  return (
    <section className="group">
      <h3>{words.timeOff}</h3>
      <Read of={useQuery(timeOff.of(useWorkspace(), id, today))}>
        {(all) =>
          all.length === 0 ? (
            <p className="quiet">{words.noTimeOff}</p>
          ) : (
            <ul className="entries" aria-label={words.timeOff}>
              {all.map((one) => (
                <Taken key={one.id} one={one} mayEnd={mayTake} />
              ))}
            </ul>
          )
        }
      </Read>
      {mayTake && (
        <Folded title={words.addTimeOff} isLate>
          <TimeOffForm blank={newTimeOff(id, today)} own={id} />
        </Folded>
      )}
    </section>
  );
}

function Taken({ one, mayEnd }: { one: Downtime; mayEnd: boolean }) {
  const { studio, resources: words } = useWords();
  const workspace = useWorkspace();
  const { data: types = [] } = useQuery(timeOff.types(workspace));
  const end = useEndTimeOff(workspace);
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  const { id, from, to, downtime_type_id: typeId, details } = one;
  const days = [...new Set([from, to])].map((date) => day.format(momentOf(date))).join(" – ");
  const reason = types.find((type) => type.id === typeId)?.name;
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{days}</span>
        <span className="entry-note">
          {[timesOf(one), reason, details].filter(Boolean).join(" · ")}
        </span>
        <RefusalMessage error={end.error} />
      </span>
      {mayEnd && (
        <Button
          variant="subtle"
          color="wrong"
          loading={end.isPending}
          aria-label={words.endTimeOff({ days })}
          onClick={() => end.mutate(id)}
        >
          {studio.remove}
        </Button>
      )}
    </li>
  );
}
