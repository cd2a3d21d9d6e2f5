/* The money of one day in the account's zone, from its receipts and credit notes. They never
   change, so a past day keeps its sums; only the split by person follows the appointments. */
import type { Database } from "@frontdesk/database/database";
import { readDate, zoneOf } from "../../core/dates.ts";
import { addDays, momentIn } from "../../core/intervals/local-time.ts";
import { unprocessable } from "../../core/refusals.ts";
import { signedLines } from "../../money/receipts/earlier.ts";
import { receiptNumberOf } from "../../money/receipts/receipt.ts";
import { type TaxedLine, taxesOf } from "../../money/receipts/tax.ts";
import { dayReportRefusals, mostReceipts } from "./refusals.ts";
import type { DayReportSums } from "./schema.ts";
import {
  countNoShows,
  type DayReceiptRow,
  listDayReceipts,
  listStaffOf,
  listTipped,
} from "./store.ts";

type DayMoney = DayReportSums["money"][number];

interface DayOfAccount {
  account: { id: number; timezone: string };
  date: string;
}

export async function reportDay(
  db: Database,
  { account, date }: DayOfAccount,
): Promise<DayReportSums> {
  if (readDate(date) === undefined) throw unprocessable([dayReportRefusals.noDate("date")]);
  const [from, until] = [date, addDays(date, 1)].map((day) =>
    momentIn(zoneOf(account.timezone), { date: day, minute: 0 }),
  ) as [Date, Date];
  const range = { accountId: account.id, from, until, most: mostReceipts + 1 };
  const receipts = await listDayReceipts(db, range);
  if (receipts.length > mostReceipts) throw unprocessable([dayReportRefusals.manyReceipts()]);
  const personOf = await readPersons(db, account.id, receipts);
  const signed = receipts.map((receipt) => ({ ...receipt, lines: signedLines(receipt) }));
  const numbers = receipts.filter(({ isCredit }) => !isCredit).toSorted(byNumber);
  return {
    date,
    money: [...Map.groupBy(signed, ({ currency }) => currency)].map(([currency, own]) =>
      moneyOf(currency, own, personOf),
    ),
    receipts: {
      count: receipts.length,
      first: numberOf(numbers[0]),
      last: numberOf(numbers.at(-1)),
    },
    no_shows: await countNoShows(db, range),
  };
}

/** Payments at the same time may take their numbers in another order than their moments. */
const byNumber = (one: DayReceiptRow, other: DayReceiptRow): number =>
  one.year - other.year || one.number - other.number;

const numberOf = (receipt: DayReceiptRow | undefined): string | null =>
  receipt === undefined ? null : receiptNumberOf(receipt);

interface StaffMember {
  id: number;
  name: string;
}

type PersonOf = (
  receipt: Pick<DayReceiptRow, "orderId">,
  line: TaxedLine,
) => StaffMember | undefined;

async function readPersons(
  db: Database,
  accountId: number,
  receipts: readonly DayReceiptRow[],
): Promise<PersonOf> {
  const lines = receipts.flatMap((receipt) => receipt.lines);
  const ids = new Set(lines.flatMap(({ appointment_id: id }) => id ?? []));
  const staff = await listStaffOf(db, accountId, [...ids]);
  const withTip = receipts.filter(({ lines }) => lines.some(({ kind }) => kind === "tip"));
  const orders = new Set(withTip.flatMap(({ orderId }) => orderId ?? []));
  const tipped = await listTipped(db, accountId, [...orders]);
  const ofAppointments = new Map(
    staff.map(({ appointmentId, resourceId: id, name }) => [appointmentId, { id, name }]),
  );
  const ofTips = new Map(
    tipped.flatMap(({ orderId, position, resourceId: id, name }) =>
      id === null || name === null ? [] : [[`${orderId} ${position}`, { id, name }] as const],
    ),
  );
  return ({ orderId }, { kind, position, appointment_id: id }) =>
    kind === "tip"
      ? (ofTips.get(`${orderId ?? 0} ${position}`) ??
        (id === null ? undefined : ofAppointments.get(id)))
      : ofAppointments.get(id ?? 0);
}

function moneyOf(
  currency: string,
  receipts: readonly DayReceiptRow[],
  personOf: PersonOf,
): DayMoney {
  const lines = receipts.flatMap((receipt) =>
    receipt.lines.map((line) => ({ line, person: personOf(receipt, line) })),
  );
  const [tips, others] = [true, false].map((isTip) =>
    lines.filter(({ line }) => (line.kind === "tip") === isTip),
  ) as [typeof lines, typeof lines];
  const taken = (of: readonly DayReceiptRow[]) =>
    sum(of.map(({ isCredit, total }) => (isCredit ? 0 : total)));
  const refunded = (of: readonly DayReceiptRow[]) =>
    sum(of.map(({ isCredit, total }) => (isCredit ? total : 0)));
  const cash = receipts.filter(({ payment }) => payment === "cash");
  return {
    currency,
    revenue: taken(receipts) - refunded(receipts),
    refunded: refunded(receipts),
    tips: sum(tips.map(({ line }) => line.amount)),
    methods: sorted(
      [...Map.groupBy(receipts, ({ payment }) => payment)].map(([payment, own]) => ({
        payment,
        taken: taken(own),
        refunded: refunded(own),
      })),
      ({ payment }) => payment,
    ),
    services: sorted(
      [...Map.groupBy(others, ({ line }) => line.service)].map(([service, own]) => ({
        service,
        amount: sum(own.map(({ line }) => line.amount)),
      })),
      ({ service }) => service ?? "",
    ),
    staff: staffOf(lines),
    taxes: taxesOf(others.map(({ line }) => line)),
    cash_expected: taken(cash) - refunded(cash),
  };
}

function staffOf(
  lines: readonly { line: TaxedLine; person: StaffMember | undefined }[],
): DayMoney["staff"] {
  const each = [...Map.groupBy(lines, ({ person }) => person?.id ?? null)].map(([id, own]) => {
    const amount = (isTip: boolean) =>
      sum(own.map(({ line }) => ((line.kind === "tip") === isTip ? line.amount : 0)));
    const name = own[0]?.person?.name ?? null;
    return { resource_id: id, name, amount: amount(false), tips: amount(true) };
  });
  return sorted(each, ({ name }) => name ?? "");
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** By code unit: the reader's locale is unknown. */
const sorted = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
