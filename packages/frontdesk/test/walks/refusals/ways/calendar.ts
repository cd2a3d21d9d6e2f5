import { en } from "@frontdesk/desk/test/browser/texts";
import { nextMonday } from "@frontdesk/desk/test/studio";
import type { Page } from "playwright-core";
import type { Journey } from "../journey.ts";

const at = (path: string) => `/p/$place/${path}`;
const dialog = (page: Page) => page.getByRole("dialog").last();
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

const appointment = /\/appointments\/\d+$/;
const status = /\/appointments\/\d+\/standing$/;
const confirmed = [appointment, (body: object) => ({ ...body, state: "confirmed" })] as const;

const euros = { currency: "EUR" };
const money = { payment: "cash", ...euros, total: 6000, refunded: 0 };

const withDue = (body: { terms: object }) => ({
  ...body,
  terms: { ...body.terms, ...euros },
  balance: { price: 6000, paid: 0, due: 6000 },
});

const order = { id: 1, ...money, items: [], refunds: [] };

const withOrder = (body: object) => ({
  ...body,
  balance: { price: 6000, paid: 2000, allowance: 0, due: 4000 },
  orders: [{ ...order, state: "paid", paid_at: "2026-11-30T10:05:00Z" }],
});

const withLink = (body: object) => ({
  ...body,
  may_change: true,
  orders: [{ ...order, state: "open", paid_at: null, payment_url: "https://example.com/pay" }],
});

async function addClient(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByRole("combobox", { name: en.appointments.client }).fill("Zoe Holm");
  await form
    .getByRole("option", { name: /Zoe Holm/ })
    .last()
    .click();
  await chooseSlot(page);
}

async function chooseClient(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByRole("combobox", { name: en.appointments.client }).click();
  await form.getByRole("option").first().click();
  await chooseSlot(page);
}

async function chooseSlot(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByRole("radio").first().check();
  await form.getByLabel(en.bookings.fields.date).fill(nextMonday());
  await form
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .first()
    .click();
}

const there = { date: "", start: 600, duration: 60, resource_ids: [0] };
let offset = 0;

interface AgendaBody {
  zone: { transitions: { offset: number }[] };
  resources: { id: number }[];
  days: { date: string }[];
}

function withOneBlock(body: AgendaBody) {
  offset = body.zone.transitions[0]!.offset;
  there.date = body.days[0]!.date;
  there.resource_ids = [body.resources[0]!.id];
  const times = { ...there, end: 660, before: 0, after: 0 };
  const rest = { client: null, service: { id: 1, name: "Massage" }, project: null, details: null };
  const state = {
    kind: "appointment",
    id: 1,
    state: "booked",
    seats: 1,
    money: null,
    amounts: null,
    flags: [],
  };
  return { ...body, blocks: [{ ...times, ...rest, ...state }] };
}

const storedThere = (body: object) => ({
  ...body,
  ...there,
  start_time: 600,
  starts_at: momentAt(10),
  ends_at: momentAt(11),
});

function momentAt(hour: number): string {
  const inUtc = Date.parse(`${there.date}T${hour}:00:00.000Z`);
  return new Date(inUtc - offset * 60_000).toISOString();
}

async function dragBlock(page: Page): Promise<void> {
  const { x, y } = (await page.locator(".cal-block").boundingBox())!;
  await page.mouse.move(x + 12, y + 8);
  await page.mouse.down();
  for (const by of [20, 40, 60]) await page.mouse.move(x + 12, y + 8 + by);
  await page.mouse.up();
}

/** Of the person at the desk. */
let ownAddress = "";

export const calendarWays: Readonly<Record<string, Journey>> = {
  "add-client.newClient": {
    at: at("calendar/new"),
    before: addClient,
    press: (page) => button(page, /^Book .*\d\d:\d\d/).click(),
  },
  "appointments.cancel": {
    at: at("appointments/$id"),
    responses: [confirmed],
    before: (page) => button(page, en.parts.cancel).click(),
    press: (page) => button(page, /^Cancel (?:and|the)/).click(),
  },
  "appointments.cancelLink": {
    at: at("appointments/$id"),
    responses: [confirmed, [status, withLink]],
    before: (page) => button(page, en.appointments.payments.qr).click(),
    press: (page) => dialog(page).getByRole("button", { name: en.parts.cancel }).click(),
  },
  "appointments.deleteTrial": {
    at: at("appointments/$id"),
    responses: [
      [
        appointment,
        (body) => ({
          ...body,
          state: "confirmed",
          made_by_staff: false,
          customer: { ...body.customer, email: ownAddress },
        }),
      ],
    ],
    async before(page) {
      const session = await page.evaluate<{ person: { email: string } }>(
        "fetch('/session').then((answer) => answer.json())",
      );
      ownAddress = session.person.email;
      await page.reload();
    },
    press: (page) => button(page, en.appointments.deleteTrial).click(),
  },
  "appointments.fee": {
    at: at("appointments/$id"),
    responses: [
      confirmed,
      [
        status,
        (body) => ({
          ...body,
          chargeable: { reason: "no_show", most: 4000 },
          terms: { ...body.terms, currency: "EUR" },
        }),
      ],
    ],
    before: (page) => button(page, en.appointments.fee.charge).click(),
    press: (page) => button(page, /^Charge €/).click(),
  },
  "appointments.move": {
    at: at("calendar"),
    responses: [
      [/\/agenda\?/, withOneBlock],
      [/\/appointments\/1$/, storedThere],
    ],
    isOnce: true,
    before: dragBlock,
    press: (page) => button(page, en.appointments.move).click(),
  },
  "appointments.newAppointment": {
    at: at("appointments/new"),
    before: chooseClient,
    press: (page) => button(page, /^Book .*\d\d:\d\d/).click(),
  },
  "appointments.pay": {
    at: at("appointments/$id"),
    responses: [confirmed, [status, withDue]],
    before: (page) => button(page, en.appointments.payments.take).click(),
    press: (page) => button(page, /^Take €/).click(),
  },
  "appointments.refund": {
    at: at("appointments/$id"),
    responses: [confirmed, [status, withOrder]],
    before: (page) => button(page, en.appointments.payments.refund).click(),
    press: (page) => button(page, /^Refund €/).click(),
  },
  "appointments.restore": {
    at: at("appointments/$id"),
    responses: [confirmed],
    isOnce: true,
    granted: [{ json: {} }],
    async before(page) {
      await button(page, en.parts.cancel).click();
      await button(page, /^Cancel (?:and|the)/).click();
    },
    press: (page) => page.getByRole("button", { name: en.parts.undo }).click(),
  },
  "bookings.changeBooking": {
    at: at("bookings/$id"),
    async before(page) {
      await button(page, en.developers.change).click();
      await dialog(page).getByLabel(en.bookings.fields.details).fill("Another text");
    },
    press: (page) => button(page, en.studio.save).click(),
  },
  "bookings.newBooking": {
    at: at("bookings/new"),
    async before(page) {
      await dialog(page)
        .getByRole("combobox", { name: en.studio.resource })
        .selectOption({ index: 1 });
    },
    press: (page) => button(page, en.home.book).click(),
  },
  "bookings.restoreBooking": {
    at: at("bookings/$id"),
    isOnce: true,
    granted: [{ status: 204 }],
    before: (page) => button(page, en.studio.remove).click(),
    press: (page) => page.getByRole("button", { name: en.parts.undo }).click(),
  },
  "home.dismissSteps": {
    at: at("home"),
    responses: [
      [
        /\/api\/places\?/,
        (body) => ({
          ...body,
          places: body.places.map((one: object) => ({ ...one, firstSteps: true })),
        }),
      ],
    ],
    press: (page) => page.getByRole("button", { name: en.home.dismissSteps }).click(),
  },
  "home.fill": {
    at: at("home"),
    responses: [
      [/\/bookings\?/, () => []],
      [/\/transactions\?/, () => []],
    ],
    press: (page) => page.getByRole("button", { name: en.home.demo.fill }).click(),
  },
};
