import type { Mail } from "@frontdesk/people/mail/mail";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
afterAll(() => scheduling.close());

let drawn = 0;

async function book(counter: Counter, count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const email = `jane${++drawn}@example.com`;
    const { body } = await counter.hold({ starts_at: `${monday}T${10 + round}:00:00Z` });
    now = new Date(now.getTime() + 10_000);
    await counter.of(body.token).post("details", { name: "Jane Doe", email });
    emails.push(email);
  }
  return emails;
}

const isTo = (email: string) => (mail: Mail) => mail.to === email;

it("mails: queued in one batch per account, with each one's own content", async () => {
  const [one, other] = [await makeCounter(scheduling), await makeCounter(scheduling)];
  const sent = vi.spyOn(scheduling.context.post, "send");
  const emails = [...(await book(one, 3)), ...(await book(other, 1))];
  await scheduling.notifying.drain();
  const toCustomers = sent.mock.calls.map(([, ...mails]) => {
    return new Set(mails.map(({ to }) => to).filter((to) => emails.includes(to)));
  });
  sent.mockRestore();
  const queued = toCustomers.filter(({ size }) => size > 0);
  expect(queued).toHaveLength(2);
  expect(new Set(queued)).toEqual(new Set([new Set(emails.slice(0, 3)), new Set(emails.slice(3))]));
  for (const email of emails) expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
});

it("mails: a failing one delays no other and is retried", async () => {
  const counter = await makeCounter(scheduling);
  const { post } = scheduling.context;
  const send = post.send.bind(post);
  const [first, broken, last] = await book(counter, 3);
  const sent = vi.spyOn(post, "send").mockImplementation(async (db, ...mails) => {
    if (mails.some(isTo(broken!))) throw new RangeError("a mail that is none");
    await send(db, ...mails);
  });
  await scheduling.notifying.drain();
  sent.mockRestore();
  for (const email of [first!, last!]) expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
  expect(await mailsTo(scheduling, broken!, 0)).toEqual([]);
  now = new Date(now.getTime() + 3_600_000);
  expect(await mailsTo(scheduling, broken!, 1)).toHaveLength(1);
});
