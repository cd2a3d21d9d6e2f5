import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("memory after startup: returned to the system", () => {
  const script = `
    import { getHeapSpaceStatistics } from "node:v8";
    import { giveBack } from "./give-back.ts";
    const room = () => getHeapSpaceStatistics()
      .find((space) => space.space_name === "new_space").physical_space_size / 1e6;
    let kept = [];
    for (let turn = 0; turn < 3_000_000; turn += 1) kept[turn % 500_000] = { turn };
    kept = [];
    const before = room();
    giveBack();
    console.log(JSON.stringify({ before, after: room(), gc: typeof gc }));
  `;
  const words = ["--input-type=module", "--eval", script];
  const labels = execFileSync(process.execPath, words, { cwd: import.meta.dirname });
  const { before, after, gc } = JSON.parse(labels.toString());
  expect(before).toBeGreaterThan(8);
  expect(after).toBeLessThan(before / 4);
  expect(gc).toBe("undefined");
});
