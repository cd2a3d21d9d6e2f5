import { execFile, execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "@frontdesk/payments/test/process";
import { createClient } from "@frontdesk/payments-client";
import { createOperator } from "@frontdesk/payments-client/operator";
import { createClient as createBookings } from "@frontdesk/scheduling-client";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const merchant = "0123456789abcdef01234567";

let environment: ProcessEnvironment;
let running: PaymentsProcess;
let bookingsUrl: string;
beforeAll(async () => {
  environment = await makeEnvironment();
  const port = String(await freePort());
  environment.environment.SCHEDULING_PORT = port;
  bookingsUrl = `http://127.0.0.1:${port}`;
  running = await startProcess(environment, main);
});
afterAll(async () => {
  await running.end("SIGTERM");
  await environment.remove();
});

const wrong = () => ({
  KEY: "wrong",
  TOKEN: "wrong",
  OPERATOR_KEY: "wrong-key-of-an-operator-of-frontdesk",
  FRONTDESK_KEY: "wrong",
  PUBLIC_KEY: "wrong",
  ID: merchant,
  TRANSACTION: merchant,
  ACCOUNT: "nobodys",
  JANE: "1",
  SERVICE: "1",
  HELD: "wrong",
  PAY: `${running.url}/pay`,
  NUMBER: '"wrong"',
  CODE: '"wrong"',
  URL: running.url,
  BOOK: bookingsUrl,
  PLACE: `${bookingsUrl}/public/v1/nobodys`,
});

async function screenOf(script: string): Promise<string> {
  const env = {
    PATH: `${root}/node_modules/.bin:/usr/local/bin:/usr/bin:/bin`,
    HOME: homedir(),
    OPERATOR_PORT: new URL(running.operatorUrl).port,
    PAYMENTS_URL: running.url,
    SCHEDULING_URL: bookingsUrl,
    FRONTDESK_DATA_DIR: "/nowhere",
    ...wrong(),
  };
  const options = { cwd: root, env, maxBuffer: 2 ** 26, timeout: 120_000 };
  const ended = promisify(execFile)("bash", ["-c", script], options);
  const { stdout, stderr } = await ended.catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

interface Sample {
  name: string;
  source: string;
}

interface DescribedApi {
  security?: object[];
  paths: Record<string, object>;
}

interface Operation {
  security?: object[];
  "x-codeSamples"?: { label: string; source: string }[];
}

const methods = ["get", "post", "put", "delete"];

async function samplesOf(url: string, label: string): Promise<Sample[]> {
  const described = (await (await fetch(`${url}/docs/json`)).json()) as DescribedApi;
  return Object.entries(described.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Record<string, Operation>)[method];
      if (operation === undefined) return [];
      const { security = described.security, "x-codeSamples": samples = [] } = operation;
      if (!security?.length) return [];
      const { source } = samples.find((sample) => sample.label === label)!;
      return [{ name: `${method.toUpperCase()} ${path}`, source }];
    }),
  );
}

const message = /"(?:message|error_description)":"[^"]+"/;

describe.each([
  ["payments", () => running.url],
  ["scheduling", () => bookingsUrl],
])("API samples of %s with a wrong key", (_service, url) => {
  it("show a message in curl", async () => {
    const samples = await samplesOf(url(), "curl");
    expect(samples.length).toBeGreaterThan(100);
    const script = samples.map(({ source }, n) => `echo "# ${n}"\n${source} -s 2>&1\necho`);
    const screens = (await screenOf(script.join("\n"))).split(/^# \d+$/m).slice(1);
    expect(screens).toHaveLength(samples.length);
    const silent = samples.filter((_sample, n) => !message.test(screens[n]!));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("show a message in JavaScript", async () => {
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    for (const { name, source } of await samplesOf(url(), "JavaScript")) {
      const run = new AsyncFunction("key", "token", source) as (...inputs: string[]) => unknown;
      const text = await Promise.resolve(run("wrong", "wrong")).then(
        () => "it did not fail",
        (error: Error) => error.message,
      );
      expect([name, text]).toEqual([name, expect.stringMatching(message)]);
    }
  });

  it("request JSON and throw the refusal's message in PHP", async () => {
    const samples = await samplesOf(url(), "PHP");
    for (const { name, source } of samples) {
      expect([name, source]).toEqual([
        name,
        expect.stringMatching(/'Accept: [^']*application\/json[\s\S]*>= 400\) throw new Exc/),
      ]);
    }
    if (!hasPHP) return;
    const text = "$key = 'wrong'; $token = 'wrong';";
    const parts = samples.map(
      ({ source }) => `try { ${source} } catch (Exception $e) { echo $e->getMessage(), "\\n"; }`,
    );
    const label = execFileSync("php", ["-r", `${text}\n${parts.join("\n")}`], { encoding: "utf8" });
    expect(label.match(new RegExp(message, "g"))).toHaveLength(samples.length);
  });
});

const hasPHP = (() => {
  try {
    return execFileSync("php", ["--version"], { encoding: "utf8" }).startsWith("PHP 8");
  } catch {
    return false;
  }
})();

const documents = [
  "README.md",
  ...globSync("{docs/*.md,packages/*/README.md,packages/*/pages/*/README.md}", { cwd: root }),
].map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const blocksIn = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, block]) => block!,
  );

const calls = documents.flatMap(({ path, text }) =>
  blocksIn(text, "sh")
    .filter((block) => /\b(?:curl|call|api|put|post)\b|FRONTDESK_KEY/.test(block))
    .filter((block) => !block.includes("/health"))
    .map((block): [string, string] => [`${path}: ${block.trim().split("\n")[0]}`, block]),
);

const defined = documents
  .flatMap(({ text }) => blocksIn(text, "sh"))
  .flatMap((block) => block.match(/^\w+\(\) \{(?:.*\}$|[\s\S]*?^\})/gm) ?? [])
  .join("\n");

/** The first requested value is wrong. */
const misled = (block: string) =>
  block
    .replace(/^(KEY|TOKEN|ACCOUNT|PLACE|PUBLIC_KEY|HELD|PAY)=.*$/gm, "")
    .replace(/until (.*); do .*; done/, "$1")
    .replace(/^sleep .*$/gm, "")
    .replaceAll("http://127.0.0.1:4020", "$BOOK")
    .replace(/FRONTDESK_KEY=\S+/, "")
    .replaceAll("localhost:3000", "localhost:1");

describe("document examples with a wrong key", () => {
  it("exist", () => {
    expect(calls.length).toBeGreaterThanOrEqual(14);
  });

  it.each(calls)("show a message: %s", async (_name, block) => {
    const screen = await screenOf(`${defined}\n${misled(block)}`);
    expect(screen).toMatch(/"(?:message|error_description)":"[^"]+"|^\d{3} [A-Z].{10,}$/m);
  });

  it("request JSON in every API call", () => {
    for (const { path, text } of documents) {
      for (const [call] of text.matchAll(/^.*\bcurl (?:[^\n]*\\\n)*[^\n]*$/gm)) {
        if (!/\$(?:URL|BOOK|PLACE)\b|\/v1\/|\/apps\b|"\$@"/.test(call)) continue;
        expect([path, call]).toEqual([path, expect.stringMatching(/Accept: .*application\/json/)]);
      }
      for (const block of blocksIn(text, "js").filter((each) => each.includes("fetch("))) {
        expect([path, block]).toEqual([path, expect.stringMatching(/accept: "application\/json"/)]);
      }
    }
  });
});

describe("clients with a wrong key", () => {
  it("throw the message of a refusal in JSON, CSV or a file", async () => {
    const client = createClient({ url: running.url, key: "wrong" });
    const bookings = createBookings({ url: bookingsUrl, token: "wrong" });
    const operator = createOperator({ url: running.operatorUrl, key: "wrong-key" });
    const requests: (() => Promise<unknown>)[] = [
      () => client.merchants.get(merchant),
      () => client.lines.csv(merchant),
      () => bookings.me(),
      () => operator.payouts.file(merchant),
    ];
    for (const ask of requests) {
      const message = await ask().then(
        () => "it did not fail",
        (error: Error) => error.message,
      );
      expect(message).toMatch(/^(?!The service answered)[A-Z].{10,}/);
    }
  });
});
