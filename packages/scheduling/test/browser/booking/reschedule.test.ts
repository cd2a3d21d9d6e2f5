import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, done, enter, paid, phone, setUp, times } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const [ann, bo] = [
  { id: 11, name: "Ann" },
  { id: 12, name: "Bo" },
];

async function comeToSure({ page }: Awaited<ReturnType<HostedPage["visit"]>>): Promise<void> {
  await page.locator(".days button:enabled").nth(1).tap();
  await times(page).first().tap();
  await page.getByRole("button", { name: "Change to this time" }).waitFor();
}

describe("customer rescheduling an appointment", () => {
  it("sees times and name of the chosen staff", async () => {
    const path = setUp(hosted, { ...done, resources: [bo], wished_ids: [bo.id] });
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    const request = page.waitForRequest(/\/slots\?/);
    await page.getByRole("link", { name: "Change time" }).tap();
    const { searchParams } = new URL((await request).url());
    expect(searchParams.getAll("resource_ids[]")).toEqual(["12"]);
    await comeToSure(visit);
    expect(await page.locator(".facts").innerText()).toMatch(/With\s+Bo/);
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await confirmed(page);
  });

  it("sees times of all without a choice, and no name", async () => {
    const path = setUp(hosted, { ...done, resources: [ann], wished_ids: [] });
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    const request = page.waitForRequest(/\/slots\?/);
    await page.getByRole("link", { name: "Change time" }).tap();
    expect(new URL((await request).url()).searchParams.has("resource_ids[]")).toBe(false);
    await comeToSure(visit);
    expect(await page.locator(".facts").innerText()).not.toContain("Ann");
  });

  it.each([
    ["reads that the deposit stays", { ...paid, state: "paid" }, "Your deposit of €20"],
    ["reads nothing of a deposit that the bank did not pay", { ...paid, state: "failed", kept: 0 }],
  ] as const)("%s", async (_title, payment, says?: string) => {
    await using visit = await hosted.visit(`${setUp(hosted, { ...done, payment })}/move`, phone);
    await visit.page.getByRole("heading", { name: "Choose a new time" }).waitFor();
    const money = await visit.page.locator(".money").allInnerTexts();
    expect(money.join("")).toContain(says ?? "");
    expect(money).toHaveLength(says === undefined ? 0 : 1);
  });

  it("sees the nearest times after another customer was faster", async () => {
    await using visit = await hosted.visit(`${setUp(hosted, done)}/move`, phone);
    const { page } = visit;
    await comeToSure(visit);
    const next = [{ starts_at: "2031-03-05T09:00:00Z", time: "10:00", offset: "+01:00" }];
    const body = { error: "slot_taken", next };
    hosted.api.refusals.set("/reschedule", { status: 409, body });
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await page.getByText("This time has just been taken.").waitFor();
    await page.getByRole("button", { name: "Wednesday 5 March at 10:00" }).tap();
    expect(await page.locator(".facts").innerText()).toContain("Wednesday 5 March at 10:00");
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await confirmed(page);
    expect(await page.locator(".span").innerText()).toContain("Wednesday 5 March");
  });
});

async function refusalAt(act: "move" | "cancel", change: Parameters<typeof setUp>[1]) {
  const path = setUp(hosted, { ...done, payment: { ...paid, state: "paid" } });
  const visit = await hosted.visit(`${path}/${act}`, phone);
  if (act === "move") await comeToSure(visit);
  const token = path.slice("/a/".length);
  const response = hosted.api.appointments.get(token)!;
  hosted.api.appointments.set(token, { ...response, ...change });
  const transition = act === "move" ? "/reschedule" : "/cancel";
  hosted.api.refusals.set(transition, { status: 409, body: { error: "not_possible" } });
  const name = act === "move" ? "Change to this time" : "Cancel and get €20 back";
  await visit.page.getByRole("button", { name }).tap();
  return visit;
}

const nothing = { extend: false, release: false, cancel: false, reschedule: false };

describe("late customer", () => {
  it.each(["move", "cancel"] as const)(
    "sees the business's cancellation on trying to %s",
    async (act) => {
      const change = { state: "cancelled", cancelled_by: "business", may: nothing } as const;
      await using visit = await refusalAt(act, change);
      await visit.page.locator("h1:focus", { hasText: "Your booking is cancelled" }).waitFor();
    },
  );

  it("sees the passed deadline on rescheduling and cancelling", async () => {
    await using visit = await refusalAt("move", { may: { ...nothing, cancel: true } });
    const cannot = "This booking can no longer be moved.";
    await visit.page.locator("h1:focus", { hasText: cannot }).waitFor();
    await using cancelling = await refusalAt("cancel", { may: nothing });
    const { page } = cancelling;
    await page.getByText("This booking can no longer be cancelled here.").waitFor();
    await page.locator("h1:focus", { hasText: "Cancel this booking?" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("time booked in another tab", () => {
  it.each([
    ["Give up this time", ""],
    ["Book", "/details"],
  ])("shows after %s", async (name, stage) => {
    const path = setUp(hosted, { customer: null }, "2");
    await using visit = await hosted.visit(path, phone);
    const { page } = visit;
    if (stage !== "") {
      await enter(page);
      await page.getByRole("checkbox").check();
    }
    const token = path.slice("/a/".length);
    const response = hosted.api.appointments.get(token)!;
    const refusal = { status: 409, body: { error: "not_possible" } };
    const end = stage === "" ? `/appointments/${token}` : stage;
    hosted.api.refusals.set(end, refusal);
    hosted.api.appointments.set(token, { ...response, ...done });
    await page.getByRole("button", { name, exact: true }).tap();
    await confirmed(page);
  });
});
