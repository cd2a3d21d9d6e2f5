import { describe, expect, it } from "vitest";
import { planningYear } from "../../components/planning-year.ts";
import { countryOfZone, type Holiday, isChosen, openDays } from "./holiday-draft.ts";

describe("public holidays to add", () => {
  it("are those of the next year from October on", () => {
    expect(planningYear("2026-09-30")).toBe(2026);
    expect(planningYear("2026-10-01")).toBe(2027);
  });

  it("are open days from today on; public ones are chosen first", () => {
    const christmas: Holiday = {
      date: "2026-12-25",
      name: "Christmas",
      kind: "public",
      closed: false,
    };
    const holidays: Holiday[] = [
      { ...christmas, date: "2026-01-01" },
      { ...christmas, date: "2026-12-24", kind: "bank" },
      christmas,
      { ...christmas, date: "2026-12-26", closed: true },
    ];
    const open = openDays(holidays, "2026-11-28");
    expect(open.map(({ date }) => date)).toEqual(["2026-12-24", "2026-12-25"]);
    expect(open.map((one) => isChosen(one, {}))).toEqual([false, true]);
    expect(open.map((one) => isChosen(one, { "2026-12-24": true }))).toEqual([true, true]);
  });

  it("begin with the country of the zone, else of the language", () => {
    expect(countryOfZone("Europe/Copenhagen", ["en-US"])).toBe("DK");
    expect(countryOfZone("Etc/Unknown", ["de-AT"])).toBe("AT");
    expect(countryOfZone("Etc/Unknown", [])).toBe("US");
  });
});
