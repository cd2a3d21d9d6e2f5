import { password } from "@frontdesk/people/test/harness";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  payLink,
} from "@frontdesk/scheduling/test/payment-gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseClient } from "../browser/choose-client.ts";
import { makeColleague } from "../browser/colleague.ts";
import { customerOf, makePage } from "../browser/customers.ts";
import { codeNow, giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults, faultsOf, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let studio: Studio;
let services: number[];
const hurts = { id: "hurts", label: "Where does it hurt?", kind: "text", required: true };
const request = { answers: { hurts: "The left shoulder" } };
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  const approval = { approval: "required", questions: [hurts] };
  const cancellation = [{ minutes_before: 0, refund_percent: 50 }];
  services = await makePage(jane, [
    { name: "Talk", ...approval },
    { name: "Massage", price: 8000, cancellation },
  ]);
});
afterAll(() => house[Symbol.asyncDispose]());

const phone = { viewport: { width: 360, height: 740 } };
const booked = (service: number, time: string, more: object = {}) =>
  customerOf(house, jane).book({ service: services[service]!, time, ...more });
const listed = async (): Promise<{ id: number; state: string }[]> =>
  (await studio.get("/appointments?state[]=requested&state[]=confirmed")).body;
const firstId = async () => (await listed())[0]?.id ?? 0;
const one = async (id: number) => (await studio.get(`/appointments/${id}`)).body;

describe("appointments at the desk", () => {
  it("explain themselves in an empty list", async () => {
    await using visit = await jane.open(studio.path("appointments"));
    await visit.page.getByText(en.appointments.nothing).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("accept approval on a phone, through a mail's link and sign-in", async () => {
    await booked(0, "10:00", request);
    const id = await firstId();
    const context = await house.browser.newContext({ baseURL: house.url, ...phone });
    const page = await context.newPage();
    await page.goto(`/p/${jane.workspace.account?.id}/appointments/${id}`);
    await page.getByRole("textbox", { name: en.appointments.facts.email }).fill(jane.email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    const sheet = page.getByRole("dialog", { name: "Carla Holm" });
    await sheet.getByText("The left shoulder").waitFor();
    await sheet.getByRole("link", { name: "carla@example.com" }).waitFor();
    await sheet.getByText(en.appointments.toApprove).waitFor();
    await sheet.getByRole("button", { name: en.appointments.approve }).click();
    await sheet.getByText(en.appointments.did.confirmed).first().waitFor();
    expect((await one(id)).state).toBe("confirmed");
    expect(new URL(page.url()).pathname).toBe(studio.path(`appointments/${id}`));
    await context.close();
  });

  it("are in order of day, with requests first, and accept a decline", async () => {
    await booked(0, "12:00", { ...request, name: "Dan Lund" });
    await using visit = await jane.open(studio.path("appointments"));
    const { page } = visit;
    const first = page.getByRole("table").first();
    await first.getByRole("link", { name: /Dan Lund/ }).click();
    const sheet = page.getByRole("dialog", { name: "Dan Lund" });
    await sheet.getByRole("button", { name: en.appointments.decline }).click();
    await page.getByRole("button", { name: en.appointments.declineIt }).click();
    await sheet.getByText(en.appointments.fee.states.declined).first().waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("cover creation for a client, reschedule, notes and attendance", async () => {
    const client = await studio.make("/clients", { name: "Eve Falk" });
    await using visit = await jane.open(studio.path("appointments"));
    const { page } = visit;
    await page.getByRole("button", { name: en.appointments.book }).click();
    const form = page.getByRole("dialog", { name: en.appointments.book });
    await chooseClient(form, "Eve Falk");
    await form.getByRole("radio", { name: "Massage" }).check();
    await form.getByLabel(en.bookings.fields.date).fill(nextMonday());
    await form.getByRole("button", { name: /^14:00/ }).click();
    await form.getByRole("button", { name: /^Book .*14:00/ }).click();
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByRole("button", { name: en.appointments.move }).click();
    await sheet.getByRole("button", { name: /15:00/ }).first().click();
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await sheet.getByRole("button", { name: /^Move to .*15:00/ }).click();
    await sheet.getByText(/^Moved: .*15:00/).waitFor();
    await sheet.getByRole("textbox", { name: en.appointments.notes }).fill("Likes it firm");
    await sheet.getByRole("button", { name: en.appointments.saveNotes }).click();
    await sheet.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await studio.get(`/appointments?client_id=${client.id}`);
    expect(body).toMatchObject([
      { starts_at: `${nextMonday()}T15:00:00.000Z`, customer: { notes: "Likes it firm" } },
    ]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("warn that a client without an address gets no mail, and add such a client", async () => {
    await studio.make("/clients", { name: "Ole Falk" });
    await using visit = await jane.open(studio.path("appointments/new"), { locale: "de-AT" });
    const { page } = visit;
    const form = page.getByRole("dialog", { name: "Buchen" });
    await form.getByRole("radio", { name: "Massage" }).check();
    await chooseClient(form, "Ole Falk", "Kunde");
    const nobody = form.getByText("Dieser Kunde hat keine E-Mail-Adresse");
    await nobody.waitFor();
    await form.getByRole("combobox", { name: "Kunde" }).fill("Eva Holm");
    await form.getByRole("option", { name: "„Eva Holm“ hinzufügen" }).click();
    await form.getByRole("textbox", { name: "E-Mail" }).fill("eva@example.com");
    await form.getByRole("textbox", { name: "Telefon" }).fill("+43 1 234");
    expect(await faultsOf(page)).toEqual([]);
    expect(await nobody.count()).toBe(0);
    await form.getByLabel("Datum").fill(nextMonday());
    await form.getByRole("button", { name: /^16:00/ }).click();
    await form.getByRole("button", { name: /16:00.* buchen$/ }).click();
    await page.getByRole("dialog", { name: "Eva Holm" }).waitFor();
    const { body: clients } = await studio.get("/clients");
    const eva = clients.find(({ name }: { name: string }) => name === "Eva Holm");
    expect(eva).toMatchObject({ email: "eva@example.com", phone: "+43 1 234", locale: null });
    const { body } = await studio.get(`/appointments?client_id=${eva.id}`);
    expect(body).toMatchObject([{ locale: "de-AT", customer: { email: "eva@example.com" } }]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("stay read-only without the right to change bookings", async () => {
    await booked(0, "11:00", request);
    const id = await firstId();
    const bo = await makeColleague(house, jane, { permissions: "basic_user" });
    const rights = { booking_rights: "view", client_rights: "none" };
    const { body: users } = await studio.get("/users");
    const own = users.find(({ email }: { email: string }) => email === bo.email);
    const custom = { permissions: "custom", ...rights };
    await jane.ask(`PUT ${studio.root}/users/${own.id}`, custom);
    await using visit = await bo.open(`/p/${bo.workspace.id}/appointments/${id}`);
    const sheet = visit.page.getByRole("dialog", { name: en.appointments.who });
    await sheet.getByText(en.appointments.notAsked).waitFor();
    const names = ["Approve", "Move", "Cancel", "Save notes"];
    for (const name of names) expect(await sheet.getByRole("button", { name }).count()).toBe(0);
    expect(await sheet.getByText("carla@example.com").count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("appointment payment", () => {
  it("shows the deposit, and refunds by the terms or more on cancellation", async () => {
    const page = await giveFactor(house, jane);
    house.wait(60_000);
    await jane.ask("POST /session/proof", { code: codeNow(house, page) });
    const shop = await makeGatewayShop({ url: house.paymentsUrl });
    const put = async (path: string, body: object) => {
      const { status, body: text } = await jane.ask(`PUT ${studio.root}${path}`, body);
      return { status, text: JSON.stringify(text) };
    };
    await connect({ put }, shop);
    const deposit = { kind: "fixed", value: 2000 };
    expect((await put(`/services/${services[1]}`, { deposit })).status).toBe(200);
    const { token, payment } = await booked(1, "09:00", { name: "Finn Krog" });
    await payLink(shop, payment.url);
    await customerOf(house, jane).ask(`/${token}/paid`, {});
    const match = (await listed()).at(-1)!;
    await using visit = await jane.open(studio.path(`appointments/${match.id}`), phone);
    const sheet = visit.page.getByRole("dialog", { name: "Finn Krog" });
    await sheet.getByText("€20.00 · Paid").waitFor();
    await sheet.getByText(en.appointments.back({ amount: "€10.00", percent: "50%" })).waitFor();
    await giveBackAtShop(shop, { id: match.id, amount: 500 });
    await visit.page.reload();
    await sheet.getByText(`€20.00 · ${en.appointments.paymentStates.partly_refunded}`).waitFor();
    await sheet.getByRole("button", { name: en.appointments.cancel }).click();
    const asking = visit.page.getByRole("dialog", { name: en.appointments.cancelTitle });
    await asking.getByText(en.appointments.cancelBefore({ amount: "€5.00" })).waitFor();
    const amount = asking.getByRole("textbox", { name: `${en.appointments.giveBack} (EUR)` });
    await amount.fill("4");
    await asking.getByText(en.appointments.between({ least: "€5.00", most: "€15.00" })).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
    await amount.fill("12");
    await asking
      .getByRole("button", { name: en.appointments.cancelAndGive({ amount: "€12.00" }) })
      .click();
    await sheet.getByText("€17.00").waitFor();
    expect(await one(match.id)).toMatchObject({ state: "cancelled", cancelled_by: "customer" });
    // The refund waits for an undo.
    house.wait(20_000);
    await expect
      .poll(async () => (await shop.transactions())[0], { timeout: 15_000 })
      .toMatchObject({ capturedAmount: 2000, refundedAmount: 1700 });
    expect(visit.misdeeds).toEqual([]);
  });
});

/** The account hears of it by an event. */
async function giveBackAtShop(shop: GatewayShop, { id, amount }: { id: number; amount: number }) {
  const [paid] = await shop.transactions();
  await shop.post(`/transactions/${paid.id}/refunds`, { amount });
  const { finding, settling } = house.scheduling.money;
  const refunded = async () => {
    // The sweep otherwise runs every five minutes.
    house.wait(6 * 60_000);
    await finding.drain();
    await settling.drain();
    return (await studio.get(`/appointments/${id}/standing`)).body.payment.refunded;
  };
  await expect.poll(refunded, { timeout: 20_000, interval: 1_000 }).toBe(amount);
}

describe("appointment screens", () => {
  beforeAll(() => booked(0, "13:00", request));

  it("have no visual faults", async () => {
    const seen = new Map([
      [studio.path("appointments"), "Show the next days"],
      [studio.path(`appointments/${await firstId()}`), "History"],
      [studio.path("appointments/new"), en.appointments.passedOver],
    ]);
    await expectNoFaults({
      person: jane,
      paths: [...seen.keys()],
      ready: (page, path) => page.getByText(seen.get(path)!).first().waitFor(),
    });
  });
});
