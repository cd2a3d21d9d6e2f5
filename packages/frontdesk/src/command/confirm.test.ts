import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { confirm } from "./confirm.ts";

async function answered(answer: string): Promise<{ shown: string; refusal: unknown }> {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const err = new PassThrough();
  const asking = confirm({ lines: ["Rate: 1 % -> 2 %"] }, { input, err });
  input.end(answer);
  const refusal = await asking.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { shown: String(err.read()), refusal };
}

describe("confirmation at a terminal", () => {
  it.each(["y\n", "Y\n", "yes\n", " yes \n"])("proceeds after %j", async (answer) => {
    const { shown, refusal } = await answered(answer);
    expect(shown).toContain("Rate: 1 % -> 2 %");
    expect(refusal).toBeUndefined();
  });

  it.each(["", "\n", "n\n", "no\n", "yep\n", "1\n"])("cancels after %j", async (answer) => {
    const { refusal } = await answered(answer);
    expect(refusal).toMatchObject({ message: "Nothing was changed" });
  });
});
