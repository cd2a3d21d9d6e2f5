import type { Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveFactor } from "../browser/factor.ts";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults } from "../browser/looking.ts";
import { makePerson, type Person, type Visit } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse({ bookingUrl: "https://book.example" });
  jane = await makePerson(house);
  studio = studioAt(jane);
  await giveFactor(house, jane);
});
afterAll(() => house[Symbol.asyncDispose]());

const shop = () => `/api/payments/merchants/${jane.workspace.merchant?.id}`;
const api = () => `/api/scheduling/v1/${jane.workspace.account?.subdomain}`;
const keysOf = async () => (await jane.ask(`GET ${shop()}/apps?limit=100`)).body;
const card = ({ page }: Pick<Visit, "page">) =>
  page.getByRole("region", { name: en.deposits.title });

const minuteMs = 60_000;

async function lookAt(person: Person): Promise<void> {
  await expectNoFaults({
    person,
    paths: [studioAt(person).path("booking-page")],
    ready: async (page) => {
      await card({ page }).getByText(/./).nth(1).waitFor();
      for (const folded of await card({ page }).locator("summary").all()) await folded.click();
    },
  });
}

describe("deposits on the desk", () => {
  it("work at once with the merchant created together with the account", async () => {
    const { status, body } = await studio.get("/merchant");
    expect([status, body.merchant_id, body.status]).toEqual([
      200,
      jane.workspace.merchant?.id,
      "ready",
    ]);
    await using visit = await jane.open(studio.path("booking-page"));
    await card(visit).getByText(en.states.connected, { exact: true }).waitFor();
    await lookAt(jane);
  });

  it("work with the workspace's merchant after one button", async () => {
    expect((await jane.ask(`DELETE ${api()}/merchant`)).status).toBe(204);
    await lookAt(jane);
    await using visit = await jane.open(studio.path("booking-page"));
    const here = card(visit);
    // A test merchant needs no proof.
    house.wait(11 * minuteMs);
    await here.getByRole("button", { name: en.deposits.take({ name: "Jane’s studio" }) }).click();
    await here.getByText(en.states.connected, { exact: true }).waitFor();
    await here.getByText(en.deposits.isTest).waitFor();
    const { status, body } = await studio.get("/merchant");
    expect([status, body.merchant_id, body.status]).toEqual([
      200,
      jane.workspace.merchant?.id,
      "ready",
    ]);
    await here.getByText(`ends in ${body.key_last_four}`).waitFor();
    const names = (await keysOf()).map(({ name }: { name: string }) => name);
    const { name, subdomain } = jane.workspace.account!;
    expect(names).toContain(`Deposits of ${name} · ${subdomain}`);
    const capacity = await bookable(studio, "Room A");
    const service = { name: "Massage", duration: 60, parts: [{ resource_ids: [capacity.id] }] };
    const terms = { price: 8000, currency: "EUR", deposit: { kind: "full" } };
    await studio.make("/services", { ...service, ...terms });
    expect(visit.misdeeds).toEqual([]);
  });

  it("return customers automatically once the merchant lists the site", async () => {
    await lookAt(jane);
    await using visit = await jane.open(studio.path("booking-page"));
    const here = card(visit);
    await here.getByText("to return to https://book.example").waitFor();
    await here.getByRole("button", { name: en.deposits.letBack }).click();
    await here.getByText(en.deposits.comesBack).waitFor();
    const { body } = await jane.ask(`GET ${shop()}/links`);
    expect(body.sites).toEqual(["https://book.example"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("report a revoked key, and work with another", async () => {
    for (const { id } of await keysOf()) {
      expect((await jane.ask(`DELETE ${shop()}/apps/${id}`)).status).toBe(204);
    }
    house.wait(6 * minuteMs);
    await expect.poll(async () => (await studio.get("/merchant")).body.status).toBe("broken");
    await lookAt(jane);
    await using visit = await jane.open(studio.path("booking-page"));
    const here = card(visit);
    await here.getByText(en.deposits.brokenWhat).waitFor();
    await here.getByRole("button", { name: en.deposits.take({ name: "Jane’s studio" }) }).click();
    await here.getByText(en.states.connected, { exact: true }).waitFor();
    expect((await studio.get("/merchant")).body.status).toBe("ready");
    expect(visit.misdeeds).toEqual([]);
  });

  it("leave no unused key behind", async () => {
    await using visit = await jane.open(studio.path("booking-page"));
    const { page } = visit;
    const here = card(visit);
    const connectedBy = async () => (await studio.get("/merchant")).body.key_last_four;
    const before = await connectedBy();
    await here.getByText(en.deposits.again).click();
    const take = here.getByRole("button", { name: en.deposits.take({ name: "Jane’s studio" }) });
    await take.click();
    await expect.poll(connectedBy).not.toBe(before);
    await expect.poll(async () => (await keysOf()).length).toBe(1);
    const refusal = { status: 503, json: { error: "payments_unavailable" } };
    const putting = (fulfil: (route: Route) => Promise<void>) =>
      page.route("**/merchant", (route) =>
        route.request().method() === "PUT" ? fulfil(route) : route.continue(),
      );
    await putting((route) => route.fulfill(refusal));
    await take.click();
    await here.getByText(en.deposits.away).waitFor();
    await expect.poll(async () => (await keysOf()).length).toBe(1);
    const last = await connectedBy();
    await putting(async (route) => {
      await route.fetch();
      await route.abort();
    });
    await take.click();
    await expect.poll(connectedBy).not.toBe(last);
    await expect.poll(async () => (await keysOf()).length).toBe(1);
    expect(await here.getByRole("alert").count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });

  it("work with a typed key, later hidden", async () => {
    const response = await jane.ask(`POST ${shop()}/keys`, { name: "By hand" });
    const { key } = response.body.app;
    await using visit = await jane.open(studio.path("booking-page"));
    const here = card(visit);
    await here.getByText(en.deposits.again).click();
    await here.getByText(en.deposits.byHand).click();
    const number = here.getByRole("textbox", { name: en.deposits.number });
    await number.fill(jane.workspace.merchant?.id ?? "");
    const field = here.getByRole("textbox", { name: en.deposits.key, exact: true });
    await field.fill(key);
    await here.getByRole("button", { name: en.deposits.connect, exact: true }).click();
    await here.getByText(`ends in ${key.slice(-4)}`).waitFor();
    await expect.poll(() => field.inputValue()).toBe("");
    expect(visit.misdeeds).toEqual([]);
  });

  it("stop after a disconnect", async () => {
    await using visit = await jane.open(studio.path("booking-page"));
    const { page } = visit;
    await card(visit).getByRole("button", { name: en.deposits.disconnect }).click();
    const byRole = page.getByRole("dialog", {
      name: en.deposits.disconnectTitle({ name: "Jane’s studio" }),
    });
    await byRole.getByText(en.deposits.disconnectWhat).waitFor();
    await byRole.getByRole("button", { name: en.deposits.disconnect }).click();
    await card(visit).getByRole("button", { name: "Take deposits with" }).waitFor();
    expect((await studio.get("/merchant")).status).toBe(404);
    expect(visit.misdeeds).toEqual([]);
  });

  it("work with a foreign merchant, by id and key", async () => {
    const carla = await makePerson(house, { kind: "account", name: "Carla" });
    const own = studioAt(carla);
    await giveFactor(house, carla);
    const { body } = await jane.ask(`POST ${shop()}/keys`, { name: "for Carla" });
    await lookAt(carla);
    await using visit = await carla.open(own.path("booking-page"));
    const here = card(visit);
    await here.getByRole("textbox", { name: en.deposits.number }).fill("of no shop");
    await here.getByRole("textbox", { name: en.deposits.key }).fill("guessed");
    await here.getByRole("button", { name: en.deposits.connect, exact: true }).click();
    await here.locator("[aria-invalid=true]").first().waitFor();
    expect((await own.get("/merchant")).status).toBe(404);
    const id = jane.workspace.merchant?.id ?? "";
    await here.getByRole("textbox", { name: en.deposits.number }).fill(id);
    await here.getByRole("button", { name: en.deposits.connect, exact: true }).click();
    await here.getByText("is unknown to the payment service").waitFor();
    await here.getByRole("textbox", { name: en.deposits.key }).fill(body.app.key);
    await here.getByRole("button", { name: en.deposits.connect, exact: true }).click();
    await here.getByText(en.states.connected, { exact: true }).waitFor();
    expect((await own.get("/merchant")).body.merchant_id).toBe(id);
    expect(visit.misdeeds).toEqual([]);
  });
});
