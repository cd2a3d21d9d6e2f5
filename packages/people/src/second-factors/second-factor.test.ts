import { afterAll, beforeAll, expect, it } from "vitest";
import {
  codeFor,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import { findPersonOfEmail } from "../persons/store.ts";
import { renewBackupCodes } from "./second-factor.ts";
import { countBackupCodes } from "./store.ts";

let started: TestPeople;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

it("backup codes: ten, after any number of concurrent requests for new ones", async () => {
  const { keyring, opened } = started;
  const { db } = opened;
  const email = "codes@example.com";
  const ann = await makePerson(started, email);
  await ann.get("/me");
  await ann.submit({ current: password }, "/me/second-factor");
  const setup = (await ann.get("/me/second-factor")).text;
  await ann.submit({ code: codeFor(started, setup) });
  const { id } = (await findPersonOfEmail(db, email))!;
  for (let round = 0; round < 5; round += 1) {
    const renew = () => renewBackupCodes({ db, keyring }, id);
    const drawn = await Promise.all([renew(), renew(), renew(), renew()]);
    expect(drawn.map((codes) => codes?.length)).toEqual([10, 10, 10, 10]);
    expect(await countBackupCodes(db, id)).toBe(10);
  }
});
