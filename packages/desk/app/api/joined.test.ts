import { describe, expect, it } from "vitest";
import { joinRunning, type Running } from "./joined.ts";

function makeEntries() {
  const running: Running[] = [];
  const ends: ((answer: string) => void)[] = [];
  const act = (input: unknown) =>
    joinRunning(running, input, () => new Promise<string>((resolve) => void ends.push(resolve)));
  return { act, ends };
}

describe("duplicate action", () => {
  it("runs once while pending, and both callers get the result", async () => {
    const { act, ends } = makeEntries();
    const both = [act({ name: "Eve", ids: [1, 2] }), act({ name: "Eve", ids: [1, 2] })];
    expect(ends.length).toBe(1);
    ends[0]?.("made");
    expect(await Promise.all(both)).toEqual(["made", "made"]);
    void act({ name: "Eve", ids: [1, 2] });
    expect(ends.length).toBe(2);
  });

  it("runs again for other inputs, including files and closures", () => {
    const { act, ends } = makeEntries();
    const inputs = [1, "1", { name: "Eve" }, { name: "Bo" }, [1], [1, 2], undefined, null];
    for (const input of [...inputs, new Blob(["a"]), new Blob(["b"]), () => 1, () => 1]) {
      void act(input);
    }
    expect(ends.length).toBe(12);
  });

  it("runs again after another input in between", () => {
    const { act, ends } = makeEntries();
    for (const isOn of [true, false, true]) void act({ isOn });
    expect(ends.length).toBe(3);
  });

  it("fails for both callers, and can run again", async () => {
    const running: Running[] = [];
    let times = 0;
    const reject = () =>
      joinRunning(running, 1, async () => {
        times += 1;
        throw new Error("refused");
      });
    const both = await Promise.allSettled([reject(), reject()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(reject()).rejects.toThrow("refused");
    expect(times).toBe(2);
  });
});
