import { describe, expect, it } from "vitest";
import { begin, isTouched, type StoredDraft, see, send, settle, takeUp } from "./kept.ts";

interface Draft {
  name: string;
  notes: string;
  days: readonly string[];
}

const values: Draft = { name: "Ann", notes: "", days: ["mon"] };
const opened = begin({ values, tag: "1" });
const typed = (kept: StoredDraft<Draft>, changes: Partial<Draft>) => ({
  ...kept,
  draft: { ...kept.draft, ...changes },
});
const theirs = (changes: Partial<Draft>, tag = "2") => ({ values: { ...values, ...changes }, tag });

describe("draft during concurrent changes", () => {
  it("keeps edited fields, updates the others, and reports both", () => {
    const kept = takeUp(typed(opened, { notes: "Mine" }), theirs({ name: "Anna" }));
    expect(kept.draft).toEqual({ name: "Anna", notes: "Mine", days: ["mon"] });
    expect(kept).toMatchObject({ unseen: ["name"], tag: "1" });
    expect(isTouched(kept)).toBe(true);
    const both = takeUp(kept, theirs({ name: "Anna", notes: "Theirs", days: [] }, "3"));
    expect(both.draft).toEqual({ name: "Anna", notes: "Mine", days: [] });
    expect(both).toMatchObject({ unseen: ["name", "notes", "days"], tag: "1" });
  });

  it("saves against the newest state only after the user saw it", () => {
    const kept = takeUp(typed(opened, { notes: "Mine" }), theirs({ notes: "Theirs" }));
    expect(kept.tag).toBe("1");
    const seen = see(kept);
    expect(seen).toMatchObject({ tag: "2", unseen: [], draft: { notes: "Mine" } });
    expect(takeUp(seen, theirs({ notes: "Theirs" }))).toBe(seen);
  });

  it("takes all changes silently without edits", () => {
    const kept = takeUp(opened, theirs({ name: "Anna", days: [] }));
    expect(kept).toMatchObject({ draft: { name: "Anna", days: [] }, unseen: [], tag: "2" });
    expect(isTouched(kept)).toBe(false);
  });

  it("still reports unseen changes after the user undoes an edit", () => {
    const kept = takeUp(typed(opened, { notes: "Mine" }), theirs({ notes: "Theirs" }));
    const back = takeUp(typed(kept, { notes: "Theirs" }), theirs({ name: "Bo" }, "3"));
    expect(back).toMatchObject({ tag: "1", unseen: ["notes", "name"] });
  });

  it("reports nothing if others made the same edit or changed other fields", () => {
    const kept = typed(opened, { name: "Anna" });
    expect(takeUp(kept, theirs({ name: "Anna" }))).toMatchObject({ unseen: [], tag: "2" });
    expect(takeUp(kept, theirs({}))).toMatchObject({ unseen: [], tag: "2", draft: kept.draft });
  });
});

describe("draft during a save", () => {
  const sent = send(typed(opened, { name: " Anna " }));

  it("waits for the result, then equals the service's state", () => {
    expect(takeUp(sent, theirs({ name: "Anna" }))).toBe(sent);
    const kept = takeUp(settle(sent, "saved"), theirs({ name: "Anna" }));
    expect(kept).toMatchObject({ draft: { name: "Anna" }, unseen: [], tag: "2" });
    expect(isTouched(kept)).toBe(false);
  });

  it("counts as unchanged after the save, before a reload", () => {
    const kept = takeUp(settle(sent, "saved"), { values, tag: "1" });
    expect(kept).toMatchObject({ draft: { name: " Anna " }, unseen: [] });
    expect(isTouched(kept)).toBe(false);
  });

  it("keeps edits made after submission", () => {
    const more = typed(sent, { notes: "More" });
    const kept = takeUp(settle(more, "saved"), theirs({ name: " Anna " }));
    expect(kept).toMatchObject({ draft: { name: " Anna ", notes: "More" }, tag: "2", unseen: [] });
    expect(isTouched(kept)).toBe(true);
  });

  it("stays after a refusal, next to concurrent changes", () => {
    const kept = takeUp(settle(sent, "refused"), theirs({ notes: "Theirs" }));
    expect(kept).toMatchObject({ draft: { name: " Anna ", notes: "Theirs" }, unseen: ["notes"] });
    expect(kept.tag).toBe("1");
  });
});
