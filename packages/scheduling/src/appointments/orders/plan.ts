/* The items of a payment. An appointment never takes more than its due: the lock of its row lets
   one order through at a time. */

import type { Database } from "@frontdesk/database/database";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { forbidden, unprocessable } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { findResources } from "../../inventory/resources/store.ts";
import { listCharges } from "../../money/charges/store.ts";
import type { Balance, OrderItemRow } from "../../money/orders/order.ts";
import { orderRefusals as refusals } from "../../money/orders/refusals.ts";
import type { NewOrder } from "../../money/orders/schema.ts";
import { paidByOrders } from "../../money/orders/store.ts";
import { findTaxRate } from "../../offering/services/store.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { mayChange } from "../booking/change.ts";
import { lockAppointment } from "../booking/store.ts";
import { appointmentBalance } from "./balance.ts";

type ItemInput = Static<typeof NewOrder>["items"][number];
type NewItem = Omit<OrderItemRow, "position" | "keep">;

export interface OrderPlan {
  currency: string;
  items: NewItem[];
  locked: Locked;
}

/** Needs a transaction: locks the appointments. */
export async function planOrder(
  context: Context,
  actor: Actor,
  body: Static<typeof NewOrder>,
): Promise<OrderPlan> {
  const { id: accountId, rights } = actor.account;
  if (!includes(rights.clients, "view")) throw forbidden();
  checkShape(body.items);
  const locked = await lockAll(context, actor, body.items);
  await checkPersons(context.db, accountId, body.items);
  const currency = currencyOf(body.items, locked);
  const items: NewItem[] = [];
  for (const [at, item] of body.items.entries()) {
    items.push(await itemFor(context, accountId, { at, item, locked }));
  }
  return { currency, items, locked };
}

export const totalOf = (items: readonly Pick<NewItem, "paid">[]): number =>
  items.reduce((sum, { paid }) => sum + paid, 0);

function checkShape(items: readonly ItemInput[]): void {
  const paid = items.filter(({ kind }) => kind === "appointment");
  if (paid.length === 0) throw unprocessable([refusals.noAppointment()]);
  const seen = new Set<number>();
  const problems = items.flatMap(({ kind, appointment_id: id, resource_id, amount }, at) => {
    const field = (name: string) => `items.${at}.${name}`;
    if (kind === "tip") return amount === undefined ? [refusals.noAmount(field("amount"))] : [];
    const isTwice = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return [
      ...(id === undefined ? [refusals.goneAppointment(field("appointment_id"))] : []),
      ...(isTwice ? [refusals.twicePaid(field("appointment_id"))] : []),
      ...(resource_id === undefined ? [] : [refusals.gonePerson(field("resource_id"))]),
    ];
  });
  if (problems.length > 0) throw unprocessable(problems);
}

type Locked = ReadonlyMap<number, AppointmentRow>;

/** By id, so that two orders of the same appointments do not wait for each other. */
async function lockAll(
  context: Context,
  actor: Actor,
  items: readonly ItemInput[],
): Promise<Locked> {
  const { db } = context;
  const { id: accountId } = actor.account;
  const ids = items.flatMap(({ appointment_id: id }) => id ?? []);
  const locked = new Map<number, AppointmentRow>();
  const only = onlyOf(actor);
  for (const id of new Set(ids.toSorted((one, other) => one - other))) {
    const isVisible = only === undefined || (await isOwnAppointment(db, only, id));
    const row = isVisible ? await lockAppointment(db, accountId, id) : undefined;
    if (row === undefined) throw unprocessable(goneIn(items, id));
    if (!(await mayChange(context, actor, row))) throw forbidden();
    locked.set(id, row);
  }
  return locked;
}

const goneIn = (items: readonly ItemInput[], id: number): Problem[] =>
  items.flatMap((item, at) =>
    item.appointment_id === id ? [refusals.goneAppointment(`items.${at}.appointment_id`)] : [],
  );

async function checkPersons(
  db: Database,
  accountId: number,
  items: readonly ItemInput[],
): Promise<void> {
  const ids = [...new Set(items.flatMap(({ resource_id: id }) => id ?? []))];
  if (ids.length === 0) return;
  const persons = (await findResources(db, accountId, ids)).filter(({ human }) => human);
  const humanIds = new Set(persons.map(({ id }) => id));
  const problems = items.flatMap(({ resource_id: id }, at) =>
    id === undefined || humanIds.has(id) ? [] : [refusals.gonePerson(`items.${at}.resource_id`)],
  );
  if (problems.length > 0) throw unprocessable(problems);
}

function currencyOf(items: readonly ItemInput[], locked: Locked): string {
  const currencies = items.map(({ kind, appointment_id: id }) =>
    kind === "appointment" ? locked.get(id!)!.snapshot.currency : undefined,
  );
  const first = currencies.find((currency) => typeof currency === "string");
  const problems = currencies.flatMap((currency, at) => {
    if (currency === undefined || (currency !== null && currency === first)) return [];
    const field = `items.${at}.appointment_id`;
    return [currency === null ? refusals.noCurrency(field) : refusals.otherCurrency(field)];
  });
  if (first === undefined || problems.length > 0) throw unprocessable(problems);
  return first;
}

interface ItemToMake {
  at: number;
  item: ItemInput;
  locked: Locked;
}

async function itemFor(
  { db }: Pick<Context, "db">,
  accountId: number,
  { at, item, locked }: ItemToMake,
): Promise<NewItem> {
  const { kind, appointment_id: id = null, resource_id: resourceId = null, amount } = item;
  if (kind === "tip") {
    const tip = { kind, appointmentId: id, resourceId, price: null, taxRate: null };
    return { ...tip, paid: amount! };
  }
  const appointment = locked.get(id!)!;
  const { state, service_id: serviceId } = appointment;
  if (!isPayable(appointment)) throw refusals.notPayable(state);
  const { price, due } = await readBalance(db, accountId, appointment);
  if (due === null && amount === undefined) {
    throw unprocessable([refusals.noAmount(`items.${at}.amount`)]);
  }
  const most = due ?? Infinity;
  if (most === 0 || (amount ?? most) > most) throw refusals.amountChanged(most);
  const taxRate = await findTaxRate(db, accountId, serviceId);
  const whole = { kind, appointmentId: appointment.id, resourceId: null, price, taxRate };
  return { ...whole, paid: amount ?? most };
}

export const isPayable = ({ state }: Pick<AppointmentRow, "state">): boolean =>
  state === "confirmed" || state === "attended";

export async function readBalance(
  db: Database,
  accountId: number,
  appointment: Pick<AppointmentRow, "id" | "snapshot" | "seats" | "state" | "allowance">,
): Promise<Balance> {
  const { id } = appointment;
  const paid = (await paidByOrders(db, accountId, [id])).get(id) ?? 0;
  return appointmentBalance(appointment, { charges: await listCharges(db, accountId, id), paid });
}
