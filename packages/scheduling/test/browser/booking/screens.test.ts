import { faultsInLooks } from "@frontdesk/people/test/browser/faults";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, done, paid, phone, setUp, times, waiting } from "./customers.ts";
import { faultsOf } from "./faults.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

describe("page with test payments", () => {
  it("says so on every screen, also without script", async () => {
    hosted.api.page.test = true;
    try {
      const note = "This is a test: no payment here is charged.";
      for (const options of [phone, { ...phone, javaScriptEnabled: false }]) {
        for (const path of ["", "/2", setUp(hosted, done, "2")]) {
          await using visit = await hosted.visit(path, options);
          await visit.page.getByRole("note").getByText(note).waitFor();
        }
      }
    } finally {
      hosted.api.page.test = false;
    }
  });
});

describe("booking page without script", () => {
  const unscripted = { ...phone, javaScriptEnabled: false };

  it("has services, prices and contact", async () => {
    await using visit = await hosted.visit("", unscripted);
    const text = await visit.page.locator("body").innerText();
    for (const seen of ["Massage", "€80", "Deposit €20", "+45 12 34 56 78", "jane@example.com"]) {
      expect(text).toContain(seen);
    }
    await visit.page.getByRole("link", { name: "Haircut" }).tap();
    await visit.page.getByText("Switch on JavaScript").waitFor();
    expect(await times(visit.page).first().isVisible()).toBe(false);
  });

  it("reschedules and cancels by forms", async () => {
    await using visit = await hosted.visit(
      setUp(hosted, { ...done, payment: { ...paid, state: "paid" } }),
      unscripted,
    );
    const { page } = visit;
    const was = await page.locator(".span").innerText();
    await page.getByRole("link", { name: "Change time" }).tap();
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await confirmed(page);
    expect(await page.locator(".span").innerText()).not.toBe(was);
    await page.getByRole("link", { name: "Cancel booking" }).tap();
    await page.getByRole("button", { name: "Cancel and get €20 back" }).tap();
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
  });

  it("shows an appointment again soon after a rate limit", async () => {
    const path = setUp(hosted, waiting, "2");
    const busy = { status: 429, body: { error: "too_many_requests" } };
    hosted.api.refusals.set(path.replace("/a/", "/appointments/"), busy);
    await using visit = await hosted.visit(`${path}/verify?proof=x`, unscripted);
    const { page } = visit;
    await page.getByRole("heading", { name: "Too many attempts." }).waitFor();
    await page.getByRole("link", { name: "Try again" }).tap();
    await page.getByRole("button", { name: "Confirm" }).tap();
    await confirmed(page);
  });

  it("shows times for a reschedule again after a rate limit, never as none", async () => {
    const path = setUp(hosted, done, "2");
    hosted.api.refusals.set("/services/2/slots", { status: 429, body: {} });
    await using visit = await hosted.visit(`${path}/move?from=2030-01-01`, unscripted);
    const { page } = visit;
    await page.getByRole("heading", { name: "Too many attempts." }).waitFor();
    await page.getByRole("link", { name: "Try again" }).tap();
    await page.getByRole("heading", { name: "Choose a new time" }).waitFor();
    expect(page.url()).toContain("/move?from=2030-01-01");
  });

  it("confirms an address and stops reminders only after a press of the button", async () => {
    const path = setUp(hosted, waiting, "2");
    await using visit = await hosted.visit(`${path}/verify?proof=x`, unscripted);
    const { page } = visit;
    await page.reload();
    await page.getByRole("button", { name: "Confirm" }).tap();
    await confirmed(page);
    await page.goto(`${hosted.url}${path}/reminders`);
    await page.locator("main").getByText("Haircut").waitFor();
    await page.locator("main .span").waitFor();
    await page.getByRole("button", { name: "Stop reminders" }).tap();
    await page.getByText("You will have no more reminders.").waitFor();
  });
});

const busy = (): string => {
  const path = setUp(hosted, done);
  hosted.api.refusals.set(path.replace("/a/", "/appointments/"), { status: 429, body: {} });
  return path;
};

const answers = { q1: "x".repeat(200), q2: "Firm", q3: ["Neck", "Back"], q4: true };
const letGo = { state: "reserved", released: 500 } as const;
const screens: [title: string, path: () => string, ready: string][] = [
  ["the services", () => "", "What would you like to book?"],
  ["the choice of whom", () => "/1", "Therapist"],
  ["the times", () => "/2", "When suits you?"],
  ["no times", () => "/5", "There are no free times at the moment."],
  ["details", () => setUp(hosted, { customer: null }), "Your details"],
  ["paying", () => setUp(hosted, { payment: { ...paid, state: "failed", url: "/x" } }), "Pay €20"],
  ["a booking", () => setUp(hosted, { ...done, payment: { ...paid, state: "paid" } }), "€20 paid"],
  ["answers", () => setUp(hosted, { ...done, answers }), "€80 to pay at the studio"],
  [
    "what is let go of in part",
    () => setUp(hosted, { ...done, state: "cancelled", payment: { ...paid, ...letGo } }),
    "€15 reserved · €5 released",
  ],
  ["a request", () => setUp(hosted, { ...done, state: "requested" }), "Your request has been sent"],
  ["what is over", () => setUp(hosted, { ...done, state: "expired" }), "was not completed"],
  ["moving", () => `${setUp(hosted, done)}/move`, "Choose a new time"],
  ["cancelling", () => `${setUp(hosted, done)}/cancel`, "Cancel this booking?"],
  [
    "a mail address",
    () => `${setUp(hosted, waiting)}/verify?proof=x`,
    "Confirm your email address",
  ],
  ["a mail that was sent", () => setUp(hosted, waiting), "Send again"],
  ["a link that is over", () => "/a/nothing", "This link no longer works"],
  ["a link that is asked for too often", busy, "Too many attempts."],
  ["a service that is over", () => "/99", "This service can no longer be booked"],
];

const looks = [
  [320, "dark"],
  [320, "light"],
  [1280, "light"],
  [1280, "dark"],
] as const;

describe("booking page on a phone and a desk", () => {
  it.each(screens)("has no fault in both schemes: %s", async (_title, path, ready) => {
    await using visit = await hosted.visit(path());
    const { page } = visit;
    await page.getByText(ready).first().waitFor();
    expect(await faultsInLooks(page, looks, faultsOf)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });
});

type Change = Parameters<typeof setUp>[1];

async function drawn(own: Change, serviceId?: string): Promise<string> {
  const answer = await fetch(hosted.url + setUp(hosted, { ...done, ...own }, serviceId));
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? [];
  return main.replaceAll("&#39;", "'");
}

describe("booking page", () => {
  it("with a token cannot be framed; one of services only by the websites", async () => {
    const framersOf = async (path: string) => {
      const { headers } = await fetch(`${hosted.url}${path}`);
      return headers.get("content-security-policy")?.split("frame-ancestors ")[1];
    };
    expect(await framersOf("")).toBe("https://shop.example");
    expect(await framersOf(setUp(hosted))).toBe("'none'");
  });

  it("sets no cookie and stores nothing", async () => {
    await using visit = await hosted.visit("/2", phone);
    const { page } = visit;
    await times(page).first().tap();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate("localStorage.length + sessionStorage.length")).toBe(0);
  });

  it("rate limit of a page or form has the right HTTP status", async () => {
    const path = setUp(hosted, done);
    const busy = { status: 429, body: {} };
    hosted.api.refusals.set(path.replace("/a/", "/appointments/"), busy);
    expect((await fetch(hosted.url + path)).status).toBe(429);
    expect((await fetch(hosted.url + path)).status).toBe(200);
    hosted.api.refusals.set("/cancel", busy);
    const body = new URLSearchParams({ expected_refund: "0" });
    const answer = await fetch(`${hosted.url}${path}/cancel`, { method: "POST", body });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain("Too many attempts.");
  });

  it("of a booking shows the agreed terms, and as done only completed steps", async () => {
    const refund_deadlines = [{ percent: 100, until: "2099-01-01T12:00:00Z" }];
    const pageOf = async (own: object) => await drawn({ refund_deadlines, ...own }, "4");
    const confirmed = await pageOf({});
    expect(confirmed).toMatch(/Free to cancel until Thursday,? (1 January|January 1)/);
    expect(confirmed).toContain("up to €50 may be charged");
    expect(confirmed).toContain('class="sign done"');
    const missed = await pageOf({ state: "no_show" });
    expect(missed).toContain('class="sign over"');
    expect(missed).not.toContain("Free to cancel until Thursday");
  });

  it("of a booking with a deposit shows each refund deadline", async () => {
    const fifty = { percent: 50, until: "2099-01-02T12:00:00Z" };
    const terms = await drawn({ refund_deadlines: [fifty] });
    expect(terms).toContain("50% of the deposit back if you cancel by Friday, January 2");
    expect(terms).toContain("After that the deposit is not refunded.");
    expect(terms).not.toContain("Free to cancel");
    const starts_at = "2099-01-03T12:00:00Z";
    const rescheduled = await drawn({
      starts_at,
      refund_deadlines: [{ percent: 100, until: starts_at }],
    });
    expect(rescheduled).toContain("Free to cancel until");
    expect(rescheduled).not.toContain("After that the deposit is not refunded.");
    const none = await drawn({ refund_deadlines: [] });
    expect(none).toContain("The deposit is not refunded if you cancel.");
  });

  it("of a booking without deposit and fee says that cancelling is free", async () => {
    expect(await drawn({}, "2")).toContain("You can cancel free of charge.");
  });

  it.each(["1", "2", "4"])("of a booking by staff shows no terms of service %s", async (id) => {
    const page = await drawn({ made_by_staff: true }, id);
    expect(page).not.toMatch(/free of charge|may be charged|deposit|Free to cancel/);
  });

  it("of a booking says the rest to pay, and nothing without a price", async () => {
    const page = await drawn({ payment: { ...paid, state: "paid" } });
    expect(page).toContain("€60 to pay at the studio");
    expect(await drawn({}, "2")).toContain("€35.50 to pay at the studio");
    expect(await drawn({}, "3")).not.toContain("to pay");
    expect(await drawn({ state: "cancelled" }, "2")).not.toContain("to pay");
  });

  it("of a booking says all payments, of deposit and rest", async () => {
    const there = { paid_at_business: 6000 };
    const whole = await drawn({ payment: { ...paid, state: "paid" }, ...there });
    expect(whole).toContain("€80 paid");
    expect(whole).not.toContain("to pay");
    expect(await drawn({ payment: { ...paid, state: "reserved" }, ...there })).toContain(
      "€20 reserved · €60 paid",
    );
    expect(await drawn({ paid_at_business: 3550 }, "2")).toContain("€35.50 paid");
  });

  it("of a booking shows the answers to the questions, escaped", async () => {
    const answers = { q1: "<b>Left</b>", q2: "Firm", q3: ["Neck", "Back"], q4: true };
    const page = await drawn({ answers });
    expect(page).toContain("&lt;b>Left&lt;/b>");
    const fact = (label: string, text: string) =>
      expect(page).toMatch(new RegExp(`<dt>${label}</dt><dd[^>]*><span class="lines">${text}<`));
    fact("Pressure", "Firm");
    fact("Where does it hurt\\?", "Neck, Back");
    fact("I have no injuries", "Yes");
    expect(await drawn({ answers: {} })).not.toContain("Pressure");
  });

  it("of a charged fee states amount, reason, agreed fee and contact", async () => {
    const charged_at = "2027-03-01T10:30:00Z";
    const fee = { reason: "no_show", amount: 2250, agreed: 5000, charged_at, refunded: 0 } as const;
    const page = await drawn({ state: "no_show", fee: { ...fee, currency: "KWD" } }, "4");
    expect(page).toMatch(/charged KWD.2\.250 to your card on .*March.* because you did not come\./);
    expect(page).toContain("You agreed to a fee of up to KWD\u00a05 when you booked.");
    expect(page).toContain("Contact: +45 12 34 56 78, jane@example.com");
  });

  it.each([
    ["business cancelled", { state: "cancelled", cancelled_by: "business" }, "has cancelled your"],
    ["customer cancelled", { state: "cancelled", cancelled_by: "customer" }, "as you asked."],
    ["business declined", { state: "declined" }, "Jane's studio did not accept your request."],
  ] as const)("of a booking that its %s says so", async (_title, ended, labels) => {
    await using visit = await hosted.visit(setUp(hosted, { ...done, ...ended }), phone);
    expect(await visit.page.locator("main").innerText()).toContain(labels);
  });

  it("of an unknown token is not found", async () => {
    const answer = await fetch(hosted.url.replace("jane", "nobody"));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("There is no booking page here");
  });
});
