import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "@frontdesk/payments/test/process";
import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { screens } from "./pictures/screens.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const tutorials = ["tour", "payment-webhooks", "public-booking"].map((name) => `docs/${name}.md`);
const pages = ["README.md", ...tutorials].map((path) => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
}));
const readme = pages.map(({ text }) => text).join("\n");

/** Blocks of the README, then of its tutorials. */
const blocks = (name: string): string[] =>
  [...readme.matchAll(/<!-- (.*) -->\n```\w+\n([\s\S]*?)```/g)].flatMap(([, named, block]) =>
    named === name ? [block!] : [],
  );
const steps = blocks("walk");
const [app = ""] = steps;
const [javaScript, php] = [blocks("receiver.mjs")[0]!, blocks("receiver.php")[0]!];
const [receiving, listening] = [blocks("receive")[0]!, blocks("listen")[0]!];
const [triggering, making] = blocks("trigger") as [string, string];

const hasPHP = (() => {
  try {
    return execFileSync("php", ["--version"], { encoding: "utf8" }).startsWith("PHP 8");
  } catch {
    return false;
  }
})();

let folder: string;
let port: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  // Node.js finds the client there.
  mkdirSync(join(root, ".tmp"), { recursive: true });
  folder = mkdtempSync(join(root, ".tmp/told-"));
  port = String(await freePort());
  writeFileSync(join(folder, "receiver.mjs"), here(javaScript));
  writeFileSync(join(folder, "receiver.php"), php);
});
afterEach(() => {
  for (const { pid, exitCode } of running.splice(0)) if (exitCode === null) process.kill(-pid!);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = (text: string) => text.replaceAll("3000", port);

function start(script: string, environment: Record<string, string | undefined> = {}) {
  const child = spawn("bash", ["-c", `set -euo pipefail\n${here(script)}`], {
    cwd: folder,
    env: {
      PATH: `${root}/node_modules/.bin:/usr/local/bin:/usr/bin:/bin`,
      HOME: homedir(),
      ...environment,
    },
    detached: true,
  });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  return () => output;
}

describe("README receivers", () => {
  it.each([
    ["JavaScript", javaScript],
    ["PHP", php],
  ])("have fifteen lines in %s", (_language, code) => {
    expect(code.trimEnd().split("\n")).toHaveLength(15);
  });

  it.runIf(hasPHP)("accept only signed events in PHP", async () => {
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const label = start("exec php -S localhost:3000 receiver.php", { SECRET: secret });
    await expect.poll(label).toContain("started");
    const body = '{"type":"transaction.captured","data":{"transaction":{"id":"t"}}}';
    const post = async (sent: string, at = new Date()) => {
      const headers = signedHeaders({ id: "7", body, at, secrets: ["whsec_b3RoZXI=", secret] });
      const url = `http://localhost:${port}`;
      return (await fetch(url, { method: "POST", headers, body: sent })).status;
    };
    expect(await post(body)).toBe(200);
    expect(label()).toContain("told transaction.captured t");
    expect(await post(`${body} `)).toBe(400);
    expect(await post(body, new Date(Date.now() - 302_000))).toBe(400);
  });
});

describe("README", () => {
  let processEnvironment: ProcessEnvironment;
  let payments: PaymentsProcess;
  let bookingsUrl: string;
  let deskUrl: string;
  beforeAll(async () => {
    processEnvironment = await makeEnvironment();
    const bookingsPort = String(await freePort());
    bookingsUrl = `http://127.0.0.1:${bookingsPort}`;
    processEnvironment.environment.SCHEDULING_PORT = bookingsPort;
    processEnvironment.environment.DESK_PORT = String(await freePort());
    deskUrl = `http://127.0.0.1:${processEnvironment.environment.DESK_PORT}`;
    payments = await startProcess(
      processEnvironment,
      fileURLToPath(new URL("../src/main.ts", import.meta.url)),
    );
  });
  afterAll(async () => {
    await payments.end("SIGTERM");
    await processEnvironment.remove();
  });

  async function walk(parts: (string | undefined)[]): Promise<string[]> {
    const { stdout } = await promisify(execFile)(
      "bash",
      ["-c", `set -euo pipefail\n${parts.join("\n")}`],
      {
        cwd: root,
        env: {
          ...processEnvironment.environment,
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

  it("leads from an app to the ledger lines of a payment", async () => {
    expect(steps).toHaveLength(7);
    const [invited, ...answers] = await walk(steps.slice(0, 5));
    expect(JSON.parse(invited ?? "")).toEqual({ isMember: false });
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

  it("leads to a first booking", async () => {
    const defined = /^field\(\)[\s\S]*?^\}$/m.exec(steps[0] ?? "")?.[0];
    const answers = await walk([defined, ...steps.slice(5)]);
    const [booking, refusal, list] = [answers[0], answers[1], answers.slice(2).join("\n")].map(
      (text) => JSON.parse(text ?? ""),
    );
    expect(booking).toMatchObject({ start_date: "2031-03-03", start_time: 600, waiting: false });
    expect(refusal).toMatchObject({
      error: "unprocessable_entity",
      clashes: [{ date: "2031-03-03", booking_ids: [booking.id] }],
    });
    expect(list).toEqual([booking]);
  });

  it("leads to a customer's booking with payment", async () => {
    const parts = blocks("public");
    const [app, , vault, , , account] = steps;
    const text = (await walk([app, vault, account, ...parts])).join("\n");
    expect(text).toContain("BEGIN:VEVENT");
    expect(text.match(/"state":"confirmed"/g)).toHaveLength(3);
    expect(text.match(/"state":"paid"/g)!.length).toBeGreaterThan(0);
    expect(text).toMatch(/"payment":\{"state":"paid","amount":2000/);
  }, 120_000);

  it("quotes the true startup output", () => {
    expect(payments.output()).toContain(`Desk          ${deskUrl}`);
    expect(payments.output()).toContain(`Payments      ${payments.url}`);
    expect(payments.output()).toContain(`Scheduling    ${bookingsUrl}`);
    expect(payments.output()).toContain(`Open ${deskUrl} in a browser`);
    expect(payments.output()).toContain(`curl -X POST ${payments.url}/apps`);
    expect(payments.output()).not.toContain(processEnvironment.environment.OPERATOR_KEY);
  });

  it("leads to a receiver of payment events", async () => {
    const { url } = payments;
    const begun = start(`${app}\necho "$KEY $ID"`, { URL: url });
    await expect.poll(begun).toMatch(/\w+ [0-9a-f]{24}\n/);
    const [, KEY, ID] = /(\w+) ([0-9a-f]{24})/.exec(begun()) ?? [];
    const environment = { KEY, ID, URL: url, PAYMENTS_URL: url };
    const received = start(receiving);
    const heard = start(listening, environment);
    await expect.poll(heard).toContain("Forwarding");
    const done = start(`${triggering}\n${making}`, environment);
    await expect.poll(received).toMatch(/^told transaction\.captured [0-9a-f]{24}$/m);
    await expect.poll(heard).toMatch(/transaction\.captured .* EUR +204 in \d+ ms$/m);
    start(triggering.replace("transaction.captured", "fraud.reported"), environment);
    await expect.poll(received).toMatch(/^told fraud\.reported ?$/m);
    await expect.poll(done).toMatch(/"secret":"whsec_[^"]{44}"/);
  });
});

describe("README pictures", () => {
  const folder = join(root, "docs/pictures");
  const pictures = readdirSync(folder).filter((name) => name.startsWith("desk-"));

  it("of the desk are twelve small files, all made by the script", () => {
    const taken = screens.map(({ name }) => `${name}.png`);
    expect(pictures.sort()).toEqual(taken.sort());
    expect(pictures).toHaveLength(12);
    const large = pictures.filter((name) => statSync(join(folder, name)).size > 150 * 1024);
    expect(large).toEqual([]);
  });

  it("and linked files exist", () => {
    const visible = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/src="([^"]+)"|\]\((?!http)([^)#]+)/g)].map(([, source, target]) =>
        join(dirname(path), source ?? target!),
      ),
    );
    expect(visible.filter((path) => path.startsWith("docs/pictures/desk-"))).toHaveLength(3);
    expect(visible.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it.each(["docs/settings.md", "packages/frontdesk/README.md"])(
  "document tables: %s has aligned columns",
  (path) => {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
    const tables = text.match(/(?:^\|.*\n)+/gm) ?? [];
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const rows = table.trimEnd().split("\n");
      const bars = rows.map((row) => [...row.matchAll(/\|/g)].map(({ index }) => index).join(" "));
      expect(rows.filter((_row, n) => bars[n] !== bars[0])).toEqual([]);
    }
  },
);
