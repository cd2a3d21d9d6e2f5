import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWorkspace } from "../../api/workspace.ts";
import { DayFilter } from "../../components/day-filter.tsx";
import { Download } from "../../components/download.tsx";
import { onValue } from "../../components/fields.tsx";
import { useFollowed } from "../../components/followed.ts";
import { faultOfDays } from "../../components/range.ts";
import { withUnread } from "../../components/unread-values.ts";
import { useWords } from "../../locales/words.ts";
import { ordered } from "./calendar/rows.ts";
import { bookingFilterOf, hasTable, type ListedBookings } from "./listed.ts";
import { accountOf, around } from "./queries.ts";

export interface BookingFiltersProps {
  listed: ListedBookings;
  ask(changes: Record<string, string | undefined>): void;
}

export function BookingFilters({ listed, ask }: BookingFiltersProps) {
  const { bookings: words, parts } = useWords();
  const workspace = useWorkspace();
  const fault = faultOfDays(listed);
  const { data: resources } = useQuery(around.resources(workspace));
  const { unread } = listed;
  const kind = listed.waiting ? "waiting" : listed.tentative ? "tentative" : "";
  const only = unread.only ?? kind;
  const choice = ordered(resources ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const resource = unread.resource ?? listed.resource?.toString();
  const isUnlisted =
    resources !== undefined &&
    resource !== undefined &&
    choice.every(({ value }) => value !== resource);
  return (
    <search className="booked-filters" aria-label={words.list.filter}>
      <Search q={listed.q} ask={ask} />
      <NativeSelect
        label={words.list.state}
        value={only}
        data={withUnread(
          [
            { value: "", label: words.list.all },
            { value: "waiting", label: words.list.waiting },
            { value: "tentative", label: words.list.tentative },
          ],
          unread.only,
        )}
        error={unread.only && parts.notInList}
        onChange={({ currentTarget }) => ask({ only: currentTarget.value || undefined })}
      />
      <NativeSelect
        label={words.fields.resource}
        value={resource ?? ""}
        data={withUnread([{ value: "", label: words.list.all }, ...choice], resource)}
        error={isUnlisted && parts.notInList}
        onChange={({ currentTarget }) => ask({ resource: currentTarget.value || undefined })}
      />
      <DayFilter
        label={words.list.from}
        value={listed.from}
        ask={(from) => ask({ from })}
        error={unread.from && parts.dayNeeded}
      />
      <DayFilter
        label={words.list.to}
        value={listed.to}
        ask={(to) => ask({ to })}
        error={unread.to ? parts.dayNeeded : fault && parts[fault]}
      />
      {Object.keys(unread).length === 0 && <Table listed={listed} />}
    </search>
  );
}

function Search({ q, ask }: { q: string; ask: BookingFiltersProps["ask"] }) {
  const { bookings: words } = useWords();
  const { text, setText, note } = useFollowed(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      note(text.trim());
      ask({ q: text.trim() || undefined });
    }, 250);
  };
  return (
    <TextInput
      type="search"
      className="booked-search"
      label={words.list.search}
      value={text}
      onChange={onValue(type)}
    />
  );
}

function Table({ listed }: { listed: ListedBookings }) {
  const { bookings: words } = useWords();
  const workspace = useWorkspace();
  return (
    <Download
      label={words.list.csv}
      name="bookings.csv"
      read={(locale) =>
        accountOf(workspace).bookings.csv({ filter: bookingFilterOf(listed), locale })
      }
      without={hasTable(listed) ? undefined : words.list.csvNeedsRange}
    />
  );
}
