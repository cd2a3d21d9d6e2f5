import type { Downtime, NewDowntime } from "@frontdesk/scheduling-client/types/downtimes";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { timeOff, useEndTimeOff, useTakeTimeOff } from "../../api/time-off.ts";
import { offerUndo } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { momentOf } from "../days.ts";
import { RefusalMessage } from "../refusal.tsx";
import { timesOf } from "./draft.ts";

interface TakenProps {
  one: Downtime;
  mayEnd: boolean;
  /** In the list of one person or room. */
  isOfResource?: boolean;
}

export function TakenTimeOff({ one, mayEnd, isOfResource = false }: TakenProps) {
  const { studio, resources: words } = useWords();
  const workspace = useWorkspace();
  const { data: types = [] } = useQuery(timeOff.types(workspace));
  const end = useEndTimeOff(workspace);
  const again = useTakeTimeOff(workspace);
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  const { id, from, to, downtime_type_id: typeId, details, all_resources: isClosure } = one;
  const days = [...new Set([from, to])].map((date) => day.format(momentOf(date))).join(" – ");
  const reason = types.find((type) => type.id === typeId)?.name;
  const whole = isClosure && isOfResource ? words.studioClosed : undefined;
  const ended = (isClosure ? words.closureEnded : words.timeOffEnded)({ days });
  // Continues after the row leaves. The row shows a refusal.
  const remove = () =>
    void end.mutateAsync(id).then(
      () => offerUndo(ended, () => again.mutateAsync(copyOf(one))),
      () => {},
    );
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{days}</span>
        <span className="entry-note">
          {[whole, timesOf(one), reason, details].filter(Boolean).join(" · ")}
        </span>
        <RefusalMessage error={end.error} />
      </span>
      {mayEnd && whole === undefined && (
        <Button
          variant="subtle"
          color="wrong"
          loading={end.isPending}
          aria-label={(isClosure ? words.endClosure : words.endTimeOff)({ days })}
          onClick={remove}
        >
          {studio.remove}
        </Button>
      )}
    </li>
  );
}

/** A booking in between refuses the undo. */
function copyOf(one: Downtime): NewDowntime {
  return {
    ...(one.all_resources ? { all_resources: true } : { resource_ids: one.resource_ids }),
    from: one.from,
    to: one.to,
    start_time: one.start_time,
    end_time: one.end_time,
    timezone: one.timezone,
    details: one.details,
    downtime_type_id: one.downtime_type_id,
    booker_id: one.booker_id,
    block_by_clashes: true,
  };
}
