import { formatMessage } from "@frontdesk/server/locales/message";
import { useState } from "preact/hooks";
import type { OpenAppointment, OpenSlot } from "../../../src/appointments/pages/shapes.ts";
import { dayAfter, daysAtOnce, withOf } from "../../../src/appointments/pages/slots-query.ts";
import { askFor } from "../flow/ask.ts";
import { type PageState, usePage } from "../flow/content.ts";
import { rereadAfter } from "../flow/reread.ts";
import { locationOf, writeDate, writeMoment, writeMoney, writeTime } from "../flow/write.ts";
import { zonesBeside } from "../flow/zone.ts";
import { Fact } from "../parts/facts.tsx";
import { Back, Heading } from "../parts/heading.tsx";
import { JustTaken } from "../parts/near.tsx";
import { Button, Notice } from "../parts/notice.tsx";
import { troubleOf } from "../parts/trouble.ts";
import { ViewLink } from "../parts/view-link.tsx";
import { useZoneLabel } from "../parts/zone-choice.tsx";
import { isDeclined } from "./cancel.tsx";
import { Times } from "./times.tsx";
import { Unscripted } from "./unscripted.tsx";

export function MoveScreen({ appointment }: { appointment: OpenAppointment }) {
  const { words, go, position, content } = usePage();
  const { token, may, service } = appointment;
  const own = { view: { at: "appointment", token, act: undefined } } as const;
  if (!may.reschedule || service.id === null) {
    return (
      <>
        <Heading>{words.cannotMove}</Heading>
        <ViewLink to={own} look="button plain">
          {words.back}
        </ViewLink>
      </>
    );
  }
  if (position.step === "sure" && position.startsAt !== undefined) {
    return <SureScreen appointment={appointment} startsAt={position.startsAt} />;
  }
  const choose = ({ starts_at }: OpenSlot) =>
    go({ ...position, step: "sure", startsAt: starts_at });
  return (
    <>
      <Back />
      <Heading>{words.moveHeading}</Heading>
      {content.outcome === "taken" && <Notice kind="waiting">{words.justTaken}</Notice>}
      <Change appointment={appointment} />
      <Money appointment={appointment} />
      <Unscripted>
        <MoveForm appointment={appointment} />
      </Unscripted>
      <div class="scripted">
        <Times
          serviceId={service.id}
          chosen={withOf(appointment)}
          token={token}
          isBusy={false}
          onChoose={choose}
        />
      </div>
    </>
  );
}

function Change({ appointment, to }: { appointment: OpenAppointment; to?: string }) {
  const { words, content, clockOf, timezone } = usePage();
  const { starts_at, service } = appointment;
  const { locale } = content;
  // The slots use the zone of the customer's choice.
  const timeZone = to === undefined ? appointment.timezone : timezone;
  const targets = chosenNames(content, appointment);
  return (
    <dl class="facts">
      <Fact name={words.service}>{service.name}</Fact>
      {targets.length > 0 && <Fact name={words.with}>{targets.join(", ")}</Fact>}
      <Fact name={words.oldTime}>
        {writeMoment({ locale, clock: clockOf(timeZone) }, starts_at)}{" "}
        <span class="beside">{locationOf(timeZone)}</span>
      </Fact>
      {to !== undefined && (
        <Fact name={words.newTime}>
          <strong>{writeMoment({ locale, clock: clockOf(timeZone) }, to)}</strong>{" "}
          <span class="beside">{locationOf(timeZone)}</span>
        </Fact>
      )}
    </dl>
  );
}

function chosenNames(
  { page, service }: PageState["content"],
  appointment: OpenAppointment,
): string[] {
  const offered = [...(page?.services ?? []), ...(service === null ? [] : [service])];
  const parts = offered.find(({ id }) => id === appointment.service.id)?.parts ?? [];
  const existing = [...appointment.resources, ...parts.flatMap(({ resources }) => resources)];
  return appointment.wished_ids.flatMap((id) => existing.find((one) => one.id === id)?.name ?? []);
}

function Money({ appointment }: { appointment: OpenAppointment }) {
  const pageState = usePage();
  const lines = moneyLines(pageState, appointment);
  return lines.length === 0 ? null : <p class="money">{lines.join(" ")}</p>;
}

function moneyLines(
  { words, content }: PageState,
  { payment, refund_now }: OpenAppointment,
): string[] {
  if (payment === null || payment.amount === 0) return [];
  if (payment.state === "void" || payment.state === "open" || isDeclined(payment)) return [];
  const { locale } = content;
  const amount = writeMoney(locale, payment.amount, payment.currency);
  const share = new Intl.NumberFormat(locale, { style: "percent" }).format(
    refund_now.percent / 100,
  );
  const lowered =
    refund_now.percent < 100 ? [formatMessage(words.refundStays, { percent: share })] : [];
  return [formatMessage(words.depositStays, { amount }), ...lowered];
}

interface SureProps {
  appointment: OpenAppointment;
  startsAt: string;
}

function SureScreen({ appointment, startsAt }: SureProps) {
  const { words, position, go } = usePage();
  const { isBusy, trouble, near, move } = useReschedule(appointment, startsAt);
  const choose = ({ starts_at }: OpenSlot) =>
    go({ ...position, startsAt: starts_at }, { instead: true });
  return (
    <>
      <Back />
      <Heading>{words.move}</Heading>
      {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
      {near !== undefined && <JustTaken slots={near} onChoose={choose} />}
      <Change appointment={appointment} to={startsAt} />
      <Money appointment={appointment} />
      <Button isBusy={isBusy} onPress={move}>
        {words.moveNow}
      </Button>
    </>
  );
}

function useReschedule({ token }: OpenAppointment, startsAt: string) {
  const pageState = usePage();
  const { words, content, timezone, keep, go } = pageState;
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [near, setNear] = useState<readonly OpenSlot[]>();
  const move = async () => {
    setBusy(true);
    setTrouble(undefined);
    const url = `${content.api}/appointments/${token}/reschedule`;
    const request = { method: "POST", body: { starts_at: startsAt, timezone } } as const;
    const { status, body } = await askFor<OpenAppointment & { next?: OpenSlot[] }>(url, request);
    if (status === 200) {
      keep({ ...body, token });
      go({ view: { at: "appointment", token, act: undefined } }, { instead: true });
    } else if (status === 409 && Array.isArray(body.next)) setNear(body.next);
    else setTrouble(troubleOf(words, await rereadAfter(pageState, token, status)));
    setBusy(false);
  };
  return { isBusy, trouble, near, move };
}

function MoveForm({ appointment }: { appointment: OpenAppointment }) {
  const { words, content, clockOf } = usePage();
  const { locale } = content;
  const { token } = appointment;
  const { from, answer } = content.slots ?? {};
  const timeZone = answer?.timezone ?? appointment.timezone;
  const hasDays = answer !== undefined && answer.days.length > 0;
  // A range with times says nothing of later days, so offer them.
  const next = answer?.next_date ?? (hasDays ? dayAfter(from!, daysAtOnce) : null);
  const query = (from: string) => new URLSearchParams({ from, zone: timeZone });
  const later = next !== null && (
    <a class="button plain" href={`${content.path}/a/${token}/move?${query(next)}`}>
      {words.laterDays}
    </a>
  );
  if (!hasDays) {
    return (
      <>
        <ZoneForm timeZone={timeZone} from={from} />
        <div class="hours-none">
          <p>{words.noTimes}</p>
          {later}
        </div>
      </>
    );
  }
  return (
    <>
      <ZoneForm timeZone={timeZone} from={from} />
      <form method="post" class="move-form">
        <input type="hidden" name="timezone" value={timeZone} />
        {answer.days.map(({ date, slots }) => (
          <fieldset key={date}>
            <legend>{writeDate(locale, date)}</legend>
            <div class="hours">
              {slots.map(({ starts_at }) => (
                <label key={starts_at} class="hour">
                  <input type="radio" name="starts_at" value={starts_at} required />
                  {writeTime({ locale, clock: clockOf(timeZone) }, starts_at)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <button type="submit" class="button">
          {words.moveNow}
        </button>
        {later}
      </form>
    </>
  );
}

interface ZoneFormProps {
  timeZone: string;
  from: string | undefined;
}

function ZoneForm({ timeZone, from }: ZoneFormProps) {
  const { words } = usePage();
  return (
    <form method="get" class="zones">
      <input type="hidden" name="from" value={from} />
      <div class="zone-choice">
        <label for="zone">{useZoneLabel()}</label>
        <select id="zone" name="zone">
          {zonesBeside([timeZone])
            .toSorted()
            .map((zone) => (
              <option key={zone} value={zone} selected={zone === timeZone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
        </select>
      </div>
      <button type="submit" class="button plain">
        {words.continue}
      </button>
    </form>
  );
}
