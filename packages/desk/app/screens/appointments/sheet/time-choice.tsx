import type { Service } from "@frontdesk/scheduling-client/types/services";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../api/workspace.ts";
import { clockText } from "../../../components/day-labels.ts";
import { dayOf, wallTimeOf } from "../../../components/days.ts";
import { minutesIn } from "../../../components/minutes.ts";
import { useNow } from "../../../components/now.ts";
import { SlotTaken } from "../../../components/slot-taken.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";
import { appointments, type SlotsQuery } from "../queries.ts";
import { nearestSlots, nextSlot, roundedDown } from "./now-start.ts";
import { obstacleAt } from "./obstacle.ts";
import { idsOf, type Preset } from "./preset.ts";
import { SlotChoice } from "./slots.tsx";

interface TimeChoiceProps {
  service: Service;
  ids: readonly number[];
  preset: Preset;
  /** Before any choice. */
  isUntouched: boolean;
  value: string;
  onChange(startsAt: string): void;
  error: string | undefined;
}

export function TimeChoice(props: TimeChoiceProps) {
  const { service, ids, preset, isUntouched, value, onChange, error } = props;
  const today = dayOf(useNow());
  const first = preset.moment === undefined ? today : dayOf(preset.moment);
  const query = { service: service.id, resources: ids };
  return (
    <SlotChoice
      {...query}
      first={first}
      days={1}
      value={value}
      onChange={(at) => onChange(at ?? "")}
      error={error}
      more={(day) => (
        <>
          {isUntouched && <NotFree preset={preset} query={query} pick={onChange} />}
          <div className="appointment-acts">
            {day === first && <Clicked preset={preset} value={value} pick={onChange} />}
            {day === today && <Now service={service} ids={ids} value={value} pick={onChange} />}
          </div>
        </>
      )}
    />
  );
}

interface PickProps {
  value: string;
  pick(startsAt: string): void;
}

/** It may lie between two start times of the service. */
function Clicked({ preset: { startsAt }, value, pick }: PickProps & { preset: Preset }) {
  const labels = useAppointmentLabels();
  if (startsAt === undefined) return null;
  return (
    <Button
      variant="default"
      className="appointment-time"
      aria-pressed={value === startsAt}
      onClick={() => pick(startsAt)}
    >
      {labels.moment(startsAt)}
    </Button>
  );
}

interface NotFreeProps {
  preset: Preset;
  query: Pick<SlotsQuery, "service" | "resources">;
  pick(startsAt: string): void;
}

function NotFree({ preset: { moment, obstacle, isSkipped }, query, pick }: NotFreeProps) {
  const { appointments: words } = useWords();
  const date = moment === undefined ? "" : dayOf(moment);
  const { data } = useQuery({
    ...appointments.slots(useWorkspace(), { ...query, from: date, to: date }),
    enabled: obstacle !== undefined,
  });
  if (isSkipped) return <p role="alert">{words.noSuchTime}</p>;
  if (moment === undefined || obstacle === undefined) return null;
  const near = data === undefined ? [] : nearestSlots(data, moment);
  const next = near.map(({ date, time, starts_at }) => ({
    ...{ date, starts_at, start: minutesIn(time) ?? 0 },
    resource_ids: [...query.resources],
  }));
  const offer = next.length > 0 && { pick: (time: (typeof next)[number]) => pick(time.starts_at) };
  return <SlotTaken error={{ ...obstacle, next }} {...offer} />;
}

function Now({ service, ids, value, pick }: PickProps & Pick<TimeChoiceProps, "service" | "ids">) {
  const { appointments: words } = useWords();
  const [workspace, locale, now] = [useWorkspace(), useLocale(), useNow()];
  const at = roundedDown(now);
  const wall = wallTimeOf(at);
  const day = { from: wall.date, to: wall.date };
  const query = { service: service.id, resources: ids, ...day };
  const { data: agenda } = useQuery(
    appointments.day(workspace, { date: wall.date, ids: idsOf(service) }),
  );
  const { data: slots } = useQuery(appointments.slots(workspace, query));
  if (agenda === undefined || slots === undefined) {
    return (
      <Button variant="default" loading>
        {words.now({ time: clockText(wall.minutes, locale) })}
      </Button>
    );
  }
  const isFree = obstacleAt(agenda, { service, ids, at: wall }) === undefined;
  const start = isFree ? at.toISOString() : nextSlot(slots, now);
  // The list has the sentence.
  if (start === undefined) return null;
  const time = clockText(wallTimeOf(new Date(start)).minutes, locale);
  return (
    <Button
      variant="default"
      className="appointment-time"
      aria-pressed={value === start}
      onClick={() => pick(start)}
    >
      {isFree ? words.now({ time }) : words.nextFree({ day: time })}
    </Button>
  );
}
