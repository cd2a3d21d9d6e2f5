import { formatMessage } from "@frontdesk/server/locales/message";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { type PageState, usePage } from "../flow/content.ts";
import { writeMoment, writeMoney } from "../flow/write.ts";

export function Conditions({ appointment }: { appointment: OpenAppointment }) {
  const pageState = usePage();
  const { words, content } = pageState;
  const { locale } = content;
  const { service } = appointment;
  const { deposit, no_show_fee: fee, currency } = service;
  const free = fee === null ? [words.cancelsFree] : freeDeadline(pageState, appointment);
  const lines = deposit.amount > 0 ? stepsOf(pageState, appointment) : free;
  return (
    <ul class="conditions">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {fee !== null && currency !== null && (
        <li>
          {formatMessage(words.feeMayBeCharged, { amount: writeMoney(locale, fee, currency) })}
        </li>
      )}
      {service.approval === "required" && (
        <li>{formatMessage(words.needsApproval, { business: appointment.business.name })}</li>
      )}
      {deposit.amount > 0 && <li>{words.chargedLater}</li>}
    </ul>
  );
}

function freeDeadline(
  { words, content, now, clockOf }: PageState,
  { service, starts_at, timezone: timeZone }: OpenAppointment,
): string[] {
  const free = service.cancellation.findLast(({ refund_percent: percent }) => percent === 100);
  const until = Date.parse(starts_at) - (free?.minutes_before ?? 0) * 60_000;
  if (free === undefined || until <= now()) return [];
  const { locale } = content;
  const moment = writeMoment({ locale, clock: clockOf(timeZone) }, new Date(until).toISOString());
  return [formatMessage(words.freeUntil, { moment })];
}

function stepsOf(
  { words, content, now, clockOf }: PageState,
  { service, starts_at, timezone: timeZone }: OpenAppointment,
): string[] {
  const { locale } = content;
  const start = Date.parse(starts_at);
  const percents = new Intl.NumberFormat(locale, { style: "percent" });
  const ahead = service.cancellation
    .map(({ minutes_before, refund_percent }) => ({
      until: start - minutes_before * 60_000,
      share: refund_percent / 100,
    }))
    .filter(({ until, share }) => until > now() && share > 0);
  if (ahead.length === 0) return [words.noRefund];
  const lines = ahead.map(({ until, share }) => {
    const moment = writeMoment({ locale, clock: clockOf(timeZone) }, new Date(until).toISOString());
    return share === 1
      ? formatMessage(words.freeUntil, { moment })
      : formatMessage(words.refundUntil, { moment, percent: percents.format(share) });
  });
  return [...lines, words.noRefundLater];
}
