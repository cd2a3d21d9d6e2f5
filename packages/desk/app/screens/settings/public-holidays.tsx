import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AddressQuery, useAddressQuery } from "../../api/address.ts";
import { timeNow } from "../../api/clock.ts";
import { problemsOf } from "../../api/problems.ts";
import { say } from "../../api/undo.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { AffectedAppointments, type ClashDecision } from "../../components/affected.tsx";
import { clashesIn } from "../../components/clashes.ts";
import { dayOf, momentOf } from "../../components/days.ts";
import { Dialog } from "../../components/dialog.tsx";
import { onValue, Tick } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import { Saving } from "../../components/saving.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { countryOfZone, type Holiday, isChosen, openDays } from "./holiday-draft.ts";
import { type HolidayFilter, settings, useNewHolidays } from "./queries.ts";

const readIsOpen = ({ add }: AddressQuery) => add === "holidays";

/** Closes the studio on public holidays: one tick a day, one save. */
export function AddHolidays() {
  const { settings: words } = useWords();
  const [isOpen, ask] = useAddressQuery(readIsOpen);
  const close = () => ask({ add: undefined });
  return (
    <>
      <Button variant="default" onClick={() => ask({ add: "holidays" })}>
        {words.addHolidays}
      </Button>
      {isOpen && (
        <Dialog title={words.addHolidays} onClose={close}>
          <OfAccount onSaved={close} />
        </Dialog>
      )}
    </>
  );
}

function OfAccount({ onSaved }: { onSaved: () => void }) {
  return (
    <Read of={useQuery(settings.account(useWorkspace()))}>
      {({ shown }) => (
        <HolidayForm country={shown.country} region={shown.region} onSaved={onSaved} />
      )}
    </Read>
  );
}

interface HolidayFormProps {
  country: string | null;
  region: string | null;
  onSaved: () => void;
}

function HolidayForm({ country, region, onSaved }: HolidayFormProps) {
  const workspace = useWorkspace();
  const today = dayOf(timeNow());
  const year = yearOf(today);
  const [filter, set] = useState<HolidayFilter>({
    year,
    to_year: year + 1,
    country: country ?? countryOfZone(workspace.account?.iana ?? "", navigator.languages),
    ...(region !== null && { region }),
    language: new Intl.Locale(useLocale()).language,
  });
  const listing = useQuery(settings.holidays(workspace, filter));
  return (
    <div className="fields">
      <Scope filter={filter} set={set} listed={listing.data} error={listing.error} />
      <Read of={listing}>
        {({ holidays }) => (
          <Days
            key={JSON.stringify(filter)}
            filter={filter}
            isNewCountry={filter.country !== country || (filter.region ?? null) !== region}
            days={openDays(holidays, today)}
            onSaved={onSaved}
          />
        )}
      </Read>
    </div>
  );
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

interface ScopeProps {
  filter: HolidayFilter;
  set: (filter: HolidayFilter) => void;
  listed: { countries: string[]; regions: { code: string; name: string }[] } | undefined;
  error: unknown;
}

function Scope({ filter, set, listed, error }: ScopeProps) {
  const { settings: words } = useWords();
  const locale = useLocale();
  const problems = problemsOf(error);
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { country, region } = filter;
  const named = (listed?.countries ?? [country])
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const regions = listed?.regions ?? [];
  return (
    <>
      <NativeSelect
        label={words.country}
        value={country}
        data={named}
        error={problems.country}
        onChange={onValue((value) => set({ ...filter, country: value, region: undefined }))}
      />
      {regions.length > 0 && (
        <NativeSelect
          label={words.region}
          value={region ?? ""}
          data={[
            { value: "", label: words.wholeCountry },
            ...regions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          error={problems.region}
          onChange={onValue((value) =>
            set({ ...filter, region: value === "" ? undefined : value }),
          )}
        />
      )}
    </>
  );
}

interface DaysProps {
  filter: HolidayFilter;
  isNewCountry: boolean;
  days: readonly Holiday[];
  onSaved: () => void;
}

function Days({ filter, isNewCountry, days, onSaved }: DaysProps) {
  const { resources, settings: words } = useWords();
  const locale = useLocale();
  const add = useNewHolidays(useWorkspace());
  const [chosen, set] = useState<Readonly<Record<string, boolean>>>({});
  const dates = days.filter((one) => isChosen(one, chosen)).map(({ date }) => date);
  const dayIn = (date: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "long",
      ...(yearOf(date) !== filter.year && { year: "numeric" }),
      timeZone: "UTC",
    }).format(momentOf(date));
  const send = (decision: ClashDecision = {}) => {
    const wish = { ...filter, dates, block_by_clashes: true, ...decision };
    // The form shows a refusal.
    void add.mutateAsync({ wish, isNewCountry }).then(
      ({ created }) => {
        say(words.holidaysAdded({ count: created.length }));
        onSaved();
      },
      () => {},
    );
  };
  const isClash = clashesIn(add.error) !== undefined;
  if (days.length === 0) return <p className="quiet">{words.noHolidays}</p>;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="fields bare">
        <legend className="note">{words.holidaysHint}</legend>
        {days.map((one) => (
          <Tick
            key={one.date}
            isOn={isChosen(one, chosen)}
            onChange={(isOn) => set({ ...chosen, [one.date]: isOn })}
          >
            {dayIn(one.date)} · {one.name}
          </Tick>
        ))}
      </fieldset>
      <Saving
        state={isClash ? { ...add, error: null } : add}
        isSame={dates.length === 0}
        word={words.closeHolidays({ count: dates.length })}
      />
      <AffectedAppointments
        error={add.error}
        word={resources.saveClosure}
        mayReassign={false}
        onClose={() => add.reset()}
        onChoose={send}
      />
    </form>
  );
}
