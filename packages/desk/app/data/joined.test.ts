import { describe, expect, it } from "vitest";
import { joinRunning, type Running } from "./joined.ts";

function givenActs() {
  const running: Running[] = [];
  const ends: ((answer: string) => void)[] = [];
  const act = (input: unknown) =>
    joinRunning(running, input, () => new Promise<string>((resolve) => void ends.push(resolve)));
  return { act, ends };
}

describe("an act that is asked for twice", () => {
  it("is done once while it runs, and both have its answer", async () => {
    const { act, ends } = givenActs();
    const both = [act({ name: "Eve", ids: [1, 2] }), act({ name: "Eve", ids: [1, 2] })];
    expect(ends.length).toBe(1);
    ends[0]?.("made");
    expect(await Promise.all(both)).toEqual(["made", "made"]);
    void act({ name: "Eve", ids: [1, 2] });
    expect(ends.length).toBe(2);
  });

  it("is done twice for other inputs, files and closures among them", () => {
    const { act, ends } = givenActs();
    const inputs = [1, "1", { name: "Eve" }, { name: "Bo" }, [1], [1, 2], undefined, null];
    for (const input of [...inputs, new Blob(["a"]), new Blob(["b"]), () => 1, () => 1]) {
      void act(input);
    }
    expect(ends.length).toBe(12);
  });

  it("is done again where another was asked for in between", () => {
    const { act, ends } = givenActs();
    for (const isOn of [true, false, true]) void act({ isOn });
    expect(ends.length).toBe(3);
  });

  it("that is refused is refused for both, and may be asked for again", async () => {
    const running: Running[] = [];
    let times = 0;
    const refused = () =>
      joinRunning(running, 1, async () => {
        times += 1;
        throw new Error("refused");
      });
    const both = await Promise.allSettled([refused(), refused()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(refused()).rejects.toThrow("refused");
    expect(times).toBe(2);
  });
});
