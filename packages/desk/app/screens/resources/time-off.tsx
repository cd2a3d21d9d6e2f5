import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { useMayMake } from "../../api/rights.ts";
import { timeOff } from "../../api/time-off.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayOf } from "../../components/days.ts";
import { Folded } from "../../components/folded.tsx";
import { Read } from "../../components/read.tsx";
import { newTimeOff } from "../../components/time-off/draft.ts";
import { TimeOffForm } from "../../components/time-off/form.tsx";
import { TakenTimeOff } from "../../components/time-off/taken.tsx";
import { useWords } from "../../locales/words.ts";

export function TimeOff({ id }: { id: number }) {
  const { resources: words } = useWords();
  const today = dayOf(timeNow());
  const mayTake = useMayMake("bookings");
  return (
    <section className="group">
      <h3>{words.timeOff}</h3>
      {mayTake && (
        <Folded title={words.addTimeOff} isLate>
          <TimeOffForm blank={newTimeOff(id, today)} own={id} />
        </Folded>
      )}
      <Read of={useQuery(timeOff.of(useWorkspace(), id, today))}>
        {(all) =>
          all.length === 0 ? (
            <p className="quiet">{words.noTimeOff}</p>
          ) : (
            <ul className="entries" aria-label={words.timeOff}>
              {all.map((one) => (
                <TakenTimeOff key={one.id} one={one} mayEnd={mayTake} isOfResource />
              ))}
            </ul>
          )
        }
      </Read>
    </section>
  );
}
