import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { type Member, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let member: Member;
beforeAll(async () => {
  scheduling = await startTestScheduling({ limited: true });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  member = await makeMember(scheduling, studio, { permissions: "manager" });
});

const offer = async () =>
  (await studio.post(`/v1/accounts/${studio.subdomain}/owner`, { user_id: member.userId })).status;

const addressOf = async (of: Member): Promise<string> => (await of.get("/v1/me")).body.email;

describe("ownership offer", () => {
  it("the owner gets an email, unless their address is unconfirmed", async () => {
    const [owner, other] = [await addressOf(studio), await addressOf(member)];
    expect(await offer()).toBe(202);
    expect(await mailsTo(scheduling, owner, 1)).toHaveLength(1);
    await sql`update people.persons set email_verified_at = null where id = (
      select person_id from scheduling.users
      where id = ${studio.userId})`.execute(scheduling.context.db);
    expect(await offer()).toBe(202);
    expect(await mailsTo(scheduling, other, 2)).toHaveLength(2);
    expect(await mailsTo(scheduling, owner, 1)).toHaveLength(1);
  });

  it("is limited to ten an hour per receiver", async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await offer());
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });
});
