import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { OpenSlot } from "../../../src/appointments/pages/shapes.ts";
import { dayAfter, idsOf, offersStaffChoice } from "../../../src/appointments/pages/slots-query.ts";
import { areSame } from "../flow/clock.ts";
import { type PageState, usePage } from "../flow/content.ts";
import { type Slots, type TimesQuery, useSlots } from "../flow/use-slots.ts";
import { locationOf, writeDate, writeMailto, writeTime, writeZone } from "../flow/write.ts";
import { Closed } from "../parts/closed.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { moveAmong } from "../parts/roving.ts";
import { troubleOf } from "../parts/trouble.ts";
import { ViewLink } from "../parts/view-link.tsx";
import { ZoneChoice } from "../parts/zone-choice.tsx";
import { Days, visibleDays } from "./days.tsx";

interface TimesProps extends TimesQuery {
  isBusy: boolean;
  onChoose(slot: OpenSlot): void;
}

export function Times({ isBusy, onChoose, ...asking }: TimesProps) {
  const { words, content } = usePage();
  const slots = useSlots(asking);
  const [expected, setRequested] = useState<string>();
  const [first, setFirst] = useState<string>();
  const { timezone } = usePage();
  // Dates differ between zones.
  useEffect(() => {
    setRequested(undefined);
    setFirst(undefined);
  }, [timezone]);
  const free = [...slots.days.keys()].sort();
  const start = first ?? weekOf(slots.today, free[0] ?? slots.today);
  const end = dayAfter(start, visibleDays);
  const inView = free.filter((date) => date >= start && date < end);
  const chosen = expected !== undefined && inView.includes(expected) ? expected : inView[0];
  useNextDays(slots, end >= slots.until || (free.at(-1) ?? "") < start);
  const jump = () => {
    const date = free.find((one) => one >= end) ?? slots.nextDate;
    if (date === null) return;
    setFirst(weekOf(slots.today, date));
    setRequested(date);
    if (date >= slots.until) slots.load(weekOf(slots.today, date));
  };
  const hasNothing = !slots.isLoading && free.length === 0 && slots.isEnd;
  return (
    <section class="times" aria-busy={slots.isLoading}>
      <h2>{words.chooseTime}</h2>
      <Zones />
      {slots.status !== 200 && <Failed slots={slots} />}
      {hasNothing && slots.status === 200 && (
        <>
          <Notice kind="waiting">{words.neverFree}</Notice>
          <WaysOn {...asking} />
        </>
      )}
      {!hasNothing && (
        <>
          <Days
            slots={slots}
            start={start}
            chosen={chosen}
            onShift={setFirst}
            onChoose={setRequested}
          />
          <Closed from={start} until={end} />
          <Hours
            asking={asking}
            slots={slots}
            end={end}
            chosen={chosen}
            isBusy={isBusy}
            onChoose={onChoose}
            onJump={jump}
          />
        </>
      )}
      <p class="spoken" role="status">
        {chosen !== undefined && writeDate(content.locale, chosen)}
      </p>
    </section>
  );
}

function useNextDays(slots: Slots, isNear: boolean): void {
  const { isAlive } = usePage();
  const { isLoading, isEnd, nextDate, status, until } = slots;
  const isUnknown = isAlive && !isLoading && !isEnd && nextDate === null && status === 200;
  useEffect(() => {
    if (isUnknown && isNear) slots.load(until);
  }, [isUnknown, isNear, until]);
}

function weekOf(today: string, date: string): string {
  const separately = Math.max(0, (Date.parse(date) - Date.parse(today)) / 86_400_000);
  return dayAfter(today, Math.floor(separately / visibleDays) * visibleDays);
}

function Failed({ slots }: { slots: Slots }) {
  const { words } = usePage();
  return (
    <Notice kind="wrong">
      <p>{troubleOf(words, slots.status)}</p>
      <Button kind="plain" onPress={() => slots.load(slots.today)}>
        {words.tryAgain}
      </Button>
    </Notice>
  );
}

function Zones() {
  const { words, content, timezone, now, clockOf, isAlive } = usePage();
  const { locale } = content;
  const theirs = content.page?.timezone ?? content.appointment?.business.timezone ?? timezone;
  const clocks = [clockOf(theirs), clockOf(timezone)] as const;
  const isSame = useMemo(() => areSame(clocks, now()), clocks);
  return (
    <div class="zones">
      {isAlive ? (
        <ZoneChoice theirs={theirs} />
      ) : (
        <p>{formatMessage(words.yourZone, { zone: writeZone({ locale, timeZone: timezone }) })}</p>
      )}
      {!isSame && (
        <p>{formatMessage(words.theirZone, { zone: writeZone({ locale, timeZone: theirs }) })}</p>
      )}
    </div>
  );
}

interface HoursProps {
  asking: TimesQuery;
  slots: Slots;
  end: string;
  chosen: string | undefined;
  isBusy: boolean;
  onChoose(slot: OpenSlot): void;
  onJump(): void;
}

function Hours({ asking, slots, end, chosen, isBusy, onChoose, onJump }: HoursProps) {
  const { words, content, isAlive } = usePage();
  const { locale } = content;
  if (chosen === undefined) {
    const next = [...slots.days.keys()].sort().find((date) => date >= end) ?? slots.nextDate;
    if (next === null && !slots.isEnd && slots.status === 200) return <div class="hours blank" />;
    return (
      <div class="hours-none">
        <p>{words.noTimes}</p>
        {next === null ? (
          <WaysOn {...asking} />
        ) : (
          <Button kind="plain" onPress={onJump}>
            {formatMessage(words.nextFree, { date: writeDate(locale, next) })}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <h3>{writeDate(locale, chosen)}</h3>
      <fieldset class="hours" aria-label={writeDate(locale, chosen)} onKeyDown={moveAmong}>
        {slots.days.get(chosen)!.map((slot) => (
          <button
            key={slot.starts_at}
            type="button"
            class="hour"
            disabled={!isAlive}
            aria-disabled={isBusy}
            onClick={() => onChoose(slot)}
          >
            <Hour slot={slot} />
          </button>
        ))}
      </fieldset>
    </>
  );
}

function Hour({ slot }: { slot: OpenSlot }) {
  const { content, timezone, clockOf } = usePage();
  const { locale } = content;
  const theirs = content.page?.timezone ?? content.appointment?.business.timezone ?? timezone;
  const own = writeTime({ locale, clock: clockOf(timezone) }, slot.starts_at);
  const there = writeTime({ locale, clock: clockOf(theirs) }, slot.starts_at);
  return (
    <>
      {own}
      {own !== there && (
        <span class="beside">
          {there} {locationOf(theirs)}
        </span>
      )}
    </>
  );
}

function WaysOn(query: TimesQuery) {
  const pageState = usePage();
  const { words } = pageState;
  const { isChoice, isOneOfMany, email } = waysFrom(pageState, query);
  const { serviceId: id } = query;
  return (
    <div class="ways">
      {isChoice && (
        <ViewLink to={{ view: { at: "service", id, with: undefined } }} look="button">
          {words.changeChoice}
        </ViewLink>
      )}
      {isOneOfMany && (
        <ViewLink to={{ view: { at: "services" } }} look={isChoice ? "button plain" : "button"}>
          {words.allServices}
        </ViewLink>
      )}
      {!isChoice && !isOneOfMany && email && (
        <a class="button" href={writeMailto(email)}>
          {words.writeToBusiness}
        </a>
      )}
    </div>
  );
}

function waysFrom({ content, appointment }: PageState, { serviceId, chosen, token }: TimesQuery) {
  const { page, service } = content;
  const services = page?.services ?? [];
  const own = services.find(({ id }) => id === serviceId) ?? service;
  // A reschedule keeps its service and resources.
  const isNew = token === undefined;
  return {
    isChoice: isNew && own?.id === serviceId && idsOf(chosen).length > 0 && offersStaffChoice(own),
    isOneOfMany: isNew && services.some(({ id }) => id !== serviceId),
    email: page?.contact_email ?? appointment?.business.contact_email,
  };
}
