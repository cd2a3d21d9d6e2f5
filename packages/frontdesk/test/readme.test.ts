import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  type Ground,
  givenGround,
  type PaymentsProcess,
  startProcess,
} from "@frontdesk/payments/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const steps = [...readme.matchAll(/<!-- walk -->\n```sh\n([\s\S]*?)```/g)].map(([, step]) => step);

let ground: Ground;
let payments: PaymentsProcess;
let bookingsUrl: string;
let deskUrl: string;
beforeAll(async () => {
  ground = await givenGround();
  const port = String(await freePort());
  bookingsUrl = `http://127.0.0.1:${port}`;
  ground.environment.SCHEDULING_PORT = port;
  ground.environment.DESK_PORT = String(await freePort());
  deskUrl = `http://127.0.0.1:${ground.environment.DESK_PORT}`;
  payments = await startProcess(ground, fileURLToPath(new URL("../src/main.ts", import.meta.url)));
});
afterAll(async () => {
  await payments.end("SIGTERM");
  await ground.remove();
});

async function walk(parts: (string | undefined)[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    "bash",
    ["-c", `set -euo pipefail\n${parts.join("\n")}`],
    {
      cwd: new URL("../../..", import.meta.url),
      env: {
        ...ground.environment,
        PATH: "/usr/local/bin:/usr/bin:/bin",
        HOME: homedir(),
        SCHEDULING_URL: bookingsUrl,
        URL: payments.url,
        BOOK: bookingsUrl,
        OPERATOR_PORT: new URL(payments.operatorUrl).port,
      },
    },
  );
  return stdout.trim().split("\n");
}

describe("the README", () => {
  it("walks a newcomer from an app to the lines of a payment", async () => {
    expect(steps).toHaveLength(6);
    const answers = await walk(steps.slice(0, 4));
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

  it("walks a newcomer to a first booking", async () => {
    const field = /^field\(\).*$/m.exec(steps[0] ?? "")?.[0];
    const answers = await walk([field, ...steps.slice(4)]);
    const [booking, refused, list] = [answers[0], answers[1], answers.slice(2).join("\n")].map(
      (text) => JSON.parse(text ?? ""),
    );
    expect(booking).toMatchObject({ start_date: "2031-03-03", start_time: 600, waiting: false });
    expect(refused).toMatchObject({
      error: "unprocessable_entity",
      clashes: [{ date: "2031-03-03", booking_ids: [booking.id] }],
    });
    expect(list).toEqual([booking]);
  });

  it("tells true what the start prints", () => {
    expect(payments.output()).toContain(`Desk          ${deskUrl}`);
    expect(payments.output()).toContain(`Payments      ${payments.url}`);
    expect(payments.output()).toContain(`Scheduling    ${bookingsUrl}`);
    expect(payments.output()).toContain(`curl -X POST ${payments.url}/apps`);
    expect(payments.output()).not.toContain(ground.environment.OPERATOR_KEY);
  });
});
