import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  type Ground,
  givenGround,
  type PaymentsProcess,
  startProcess,
} from "@frontdesk/payments/test/process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const steps = [...readme.matchAll(/<!-- walk -->\n```sh\n([\s\S]*?)```/g)].map(([, step]) => step);

let ground: Ground;
let payments: PaymentsProcess;
beforeAll(async () => {
  ground = await givenGround();
  payments = await startProcess(ground, fileURLToPath(new URL("../src/main.ts", import.meta.url)));
});
afterAll(async () => {
  await payments.kill("SIGTERM");
  await ground.remove();
});

describe("the README", () => {
  it("walks a newcomer from an app to the lines of a payment", async () => {
    expect(steps).toHaveLength(4);
    const script = `set -euo pipefail\n${steps.join("\n")}`;
    const { stdout } = await promisify(execFile)("bash", ["-c", script], {
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", URL: payments.url },
    });
    const answers = stdout.trim().split("\n");
    expect(JSON.parse(answers[0] ?? "")).toMatchObject({
      transaction: { amount: 1000, capturedAmount: 1000, pendingAmount: 0 },
    });
    expect(JSON.parse(answers[1] ?? "")).toMatchObject({
      transaction: { refundedAmount: 250, refundableAmount: 750 },
    });
    const lines = JSON.parse(answers.slice(2, -1).join("\n"));
    expect(lines).toMatchObject([
      { refund: true, balance: -250 },
      { capture: true, balance: 1000 },
    ]);
    expect(JSON.parse(answers.at(-1) ?? "")).toEqual({
      transaction: { id: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
  });

  it("tells true what the start prints", () => {
    expect(payments.output()).toContain(`Payments      ${payments.url}`);
    expect(payments.output()).toContain(`curl -X POST ${payments.url}/apps`);
    expect(payments.output()).not.toContain(ground.environment.OPERATOR_KEY);
  });
});
