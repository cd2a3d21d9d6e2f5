import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { thorough } from "@frontdesk/database/testing";
import { givenGround, startProcess } from "@frontdesk/payments/test/process";
import { freePort } from "@frontdesk/server/test/port";
import { describe, expect, it } from "vitest";
import { readAllSettings } from "../src/command/settings.ts";

const samples = new URL("../../../docs/samples/", import.meta.url);
const page = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function sample(name: string): string {
  return readFileSync(new URL(name, samples), "utf8");
}

async function isHealthy(environment: Record<string, string>): Promise<boolean> {
  const script = fileURLToPath(new URL("healthy.mjs", samples));
  return await promisify(execFile)(process.execPath, [script], { env: environment }).then(
    () => true,
    () => false,
  );
}

describe("the operating page", () => {
  it("links every sample, and no other", () => {
    const linked = [...page.matchAll(/\(samples\/([^)]+)\)/g)].map(([, name]) => name);
    expect(linked.sort()).toEqual(readdirSync(samples).sort());
  });

  it("gives an environment that the service takes", () => {
    const text = /<<END\n([\s\S]*?)\nEND/.exec(page)?.[1] ?? "";
    const key = Buffer.alloc(32, 7).toString("base64");
    const pairs = text
      .replaceAll(/\$\(openssl rand -base64 32\)/g, key)
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
    const settings = readAllSettings(Object.fromEntries(pairs));
    expect(settings.desk.publicUrl).toBe("https://desk.example.com");
    expect(settings.payments.publicUrl).toBe("https://pay.example.com");
    expect(settings.scheduling.publicUrl).toBe("https://book.example.com");
    expect(settings.payments.trustProxy).toBe("127.0.0.1");
  });

  it("has proxies go to the ports of a start without settings", () => {
    const { desk, payments, scheduling } = readAllSettings({});
    const ports = [desk.port, payments.port, scheduling.port].map(String);
    for (const name of ["Caddyfile", "nginx.conf"]) {
      const named = [...sample(name).matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
      expect([...new Set(named)].sort()).toEqual(ports);
    }
    expect(readFileSync(new URL("../../../Dockerfile", import.meta.url), "utf8")).toContain(
      `EXPOSE ${ports.join(" ")}`,
    );
  });
});

describe.runIf(thorough)("the health check of the container", () => {
  it("is well while all three are, and ill once one is not", async () => {
    const ground = await givenGround();
    ground.environment.SCHEDULING_PORT = String(await freePort());
    ground.environment.DESK_PORT = String(await freePort());
    const frontdesk = await startProcess(ground, main);
    const ports = {
      PAYMENTS_PORT: new URL(frontdesk.url).port,
      SCHEDULING_PORT: ground.environment.SCHEDULING_PORT,
      DESK_PORT: ground.environment.DESK_PORT,
    };
    expect(await isHealthy(ports)).toBe(true);
    expect(await isHealthy({ ...ports, SCHEDULING_PORT: String(await freePort()) })).toBe(false);
    expect(await isHealthy({ ...ports, DESK_PORT: String(await freePort()) })).toBe(false);
    await frontdesk.end("SIGTERM");
    expect(await isHealthy(ports)).toBe(false);
    await ground.remove();
  });
});
