import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { peopleMigrations } from "../migrations.ts";
import { type Guess, giveBack, mayGuess, passwordGuesses } from "./guesses.ts";
import { removeExpiredGuesses } from "./store.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase([peopleMigrations]);
});
afterAll(() => opened.close());

const now = new Date("2026-03-01T12:00:00.000Z");
const hourMs = 3_600_000;
const later = (ms: number) => new Date(now.getTime() + ms);
const codes = (who: string): Guess[] => [["codesBySession", who]];

it("guess limit: ten of thirty concurrent guesses, and ten more after the window", async () => {
  const round = async (time: Date) => {
    const tries = Array.from({ length: 30 }, () => mayGuess(opened.db, codes("ann"), time));
    return (await Promise.all(tries)).filter(Boolean).length;
  };
  expect(await round(now)).toBe(10);
  expect(await round(later(hourMs - 1))).toBe(0);
  expect(await round(later(hourMs))).toBe(10);
});

it("right guess: not counted", async () => {
  for (let time = 0; time < 30; time += 1) {
    expect(await mayGuess(opened.db, codes("bob"), now)).toBe(true);
    await giveBack(opened.db, codes("bob"));
  }
  await giveBack(opened.db, codes("nobody"));
});

it("guess limit of a network: refusals use up nothing of the account's limit", async () => {
  const address = "2001:db8::1";
  const many = Array.from({ length: 100 }, (_, index) => `victim${index}@example.com`);
  for (const email of many) {
    expect(await mayGuess(opened.db, passwordGuesses(email, address), now)).toBe(true);
  }
  const neighbour = "2001:db8::2";
  for (let time = 0; time < 20; time += 1) {
    const guesses = passwordGuesses("carol@example.com", neighbour);
    expect(await mayGuess(opened.db, guesses, now)).toBe(false);
  }
  const elsewhere = passwordGuesses("CAROL@example.com", "203.0.113.1");
  expect(await mayGuess(opened.db, elsewhere, now)).toBe(true);
});

it("guess table: names no person, and forgets expired counts", async () => {
  const { rows } = await sql<{ key: string }>`select key from people.guesses`.execute(opened.db);
  expect(rows.length).toBeGreaterThan(100);
  expect(JSON.stringify(rows)).not.toMatch(/example|ann|2001/);
  await removeExpiredGuesses(opened.db, later(2 * hourMs));
  const left = await sql`select key from people.guesses`.execute(opened.db);
  expect(left.rows).toEqual([]);
});
