import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { confirm } from "./confirm.ts";

async function answered(
  answer: string,
  line = "Rate: 1 % -> 2 %",
): Promise<{ shown: string; refusal: unknown }> {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const err = new PassThrough();
  const asking = confirm({ lines: [line] }, { input, err });
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

  it("removes control characters of names", async () => {
    const { shown } = await answered("n\n", "5.00 EUR to A\u001b[2J\u202eB, DE89");
    expect(shown).toContain("5.00 EUR to A [2J B, DE89\n");
  });

  it.each(["", "\n", "n\n", "no\n", "yep\n", "1\n"])("cancels after %j", async (answer) => {
    const { refusal } = await answered(answer);
    expect(refusal).toMatchObject({ message: "Nothing was changed" });
  });
});
