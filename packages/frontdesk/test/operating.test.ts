import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { thorough } from "@frontdesk/database/testing";
import { makeEnvironment, startProcess } from "@frontdesk/payments/test/process";
import { wrongSettings } from "@frontdesk/server/environment";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, describe, expect, it } from "vitest";
import { readAllSettings } from "../src/command/settings.ts";

const samples = new URL("../../../docs/samples/", import.meta.url);
const page = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function sample(name: string): string {
  return readFileSync(new URL(name, samples), "utf8");
}

const folder = mkdtempSync(join(tmpdir(), "frontdesk-operating-"));
afterAll(() => rmSync(folder, { recursive: true }));
const key = Buffer.alloc(32, 7).toString("base64");

function environmentText(): string {
  const text = /<<END\n([\s\S]*?)\nEND/.exec(page)?.[1] ?? "";
  return text.replaceAll(/\$\(openssl rand -base64 32\)/g, key);
}

const sides = (line: string) => [
  line.slice(0, line.indexOf("=")),
  line.slice(line.indexOf("=") + 1),
];

/** Like `EnvironmentFile=`. */
function asSystemd(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const pairs = lines.map(sides).map(([name, value]) => [name, value!.replace(/^"(.*)"$/, "$1")]);
  return Object.fromEntries(pairs);
}

function installed(text: string): Map<string, { uid: string; mode: string }> {
  const created = new Map<string, { uid: string; mode: string }>();
  const command = /install (?:-d )?-m (\d+) -o (\d+) -g \d+ (?:\/dev\/stdin )?(\S+)/g;
  for (const [, mode, uid, at] of text.matchAll(command))
    created.set(at!, { uid: uid!, mode: mode! });
  return created;
}

async function isHealthy(environment: Record<string, string>): Promise<boolean> {
  const script = fileURLToPath(new URL("healthy.mjs", samples));
  return await promisify(execFile)(process.execPath, [script], { env: environment }).then(
    () => true,
    () => false,
  );
}

describe("operating page", () => {
  it("links exactly the existing samples", () => {
    const linked = [...page.matchAll(/\(samples\/([^)]+)\)/g)].map(([, name]) => name);
    expect(linked.sort()).toEqual(readdirSync(samples).sort());
  });

  it("has an environment file valid for the service under systemd", () => {
    const settings = readAllSettings(asSystemd(environmentText()));
    expect(settings.desk.mailFrom).toBe("Frontdesk <frontdesk@example.com>");
    expect(settings.desk.publicUrl).toBe("https://desk.example.com");
    expect(settings.payments.publicUrl).toBe("https://pay.example.com");
    expect(settings.scheduling.publicUrl).toBe("https://book.example.com");
    expect(settings.payments.trustProxy).toBe("127.0.0.1");
  });

  it("has an environment file with the same values in a shell", () => {
    const file = join(folder, "environment");
    writeFileSync(file, environmentText());
    const script = `set -eu; set -a; . "${file}"; env -0`;
    const text = execFileSync("/bin/sh", ["-c", script], { env: {}, encoding: "utf8" });
    const sourced = Object.fromEntries(text.split("\0").map(sides));
    expect(sourced).toMatchObject(asSystemd(environmentText()));
  });

  it("has a unit without restart after wrong settings", () => {
    const unit = sample("systemd-unit").split("\n");
    expect(unit).toContain("Restart=always");
    expect(unit).toContain(`RestartPreventExitStatus=${wrongSettings}`);
    expect(sample("compose.yaml")).toMatch(/^ {4}restart: on-failure:\d+$/m);
    expect(page).not.toMatch(/--restart[= ](?:always|unless-stopped)/);
  });

  it("has a command that finds the unit's settings and keys", () => {
    const file = join(folder, "environment");
    const other = "postgres://other@127.0.0.1/other";
    writeFileSync(file, environmentText().replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${other}`));
    const text = "process.stdout.write(JSON.stringify([process.env, process.argv.slice(2)]))";
    const program = join(folder, "shown.mjs");
    writeFileSync(program, text);
    const script = sample("frontdesk")
      .replaceAll("/etc/frontdesk/environment", file)
      .replace(/^exec runuser -u frontdesk -- \S+ \S+/m, `exec ${process.execPath} ${program}`);
    expect(script).toContain(program);
    const words = ["reconcile", "two words"];
    const labels = execFileSync("/bin/sh", ["-c", script, "frontdesk", ...words], { env: {} });
    const [environment, inputs] = JSON.parse(String(labels)) as [Record<string, string>, string[]];
    expect(inputs).toEqual(words);
    const { payments } = readAllSettings(environment);
    expect(payments).toMatchObject({ dataFolder: "/var/lib/frontdesk", databaseUrl: other });
    expect(payments.operatorKey).toBe(key);
    const unit = sample("systemd-unit");
    for (const part of ["/etc/frontdesk/environment", "FRONTDESK_DATA_DIR=/var/lib/frontdesk"]) {
      expect([part, unit.includes(part), sample("frontdesk").includes(part)]).toEqual([
        part,
        true,
        true,
      ]);
    }
    const [user] = /(?<=^User=).*$/m.exec(unit)!;
    const [start] = /(?<=^ExecStart=)\S+/m.exec(unit)!;
    expect(sample("frontdesk")).toContain(`exec runuser -u ${user} -- ${start} `);
  });

  it("gives container secrets to the image's user", () => {
    const image = readFileSync(new URL("../../../Dockerfile", import.meta.url), "utf8");
    const [user] = /(?<=^USER ).*$/m.exec(image)!;
    expect(user).toMatch(/^\d+:\d+$/);
    const [uid] = user.split(":");
    const [container = ""] = /^## In a container$[\s\S]*?(?=^## )/m.exec(page) ?? [];
    const mounted = [...container.matchAll(/(\S+):\/run\/secrets:ro/g)].map(([, at]) => at);
    const composed = [...sample("compose.yaml").matchAll(/- (\S+):\/run\/secrets:ro/g)];
    const folders = new Set([...mounted, ...composed.map(([, at]) => at)]);
    expect(folders.size).toBe(1);
    const created = installed(container);
    for (const at of folders) {
      // Only the owner can read it.
      expect(created.get(at!)).toMatchObject({ uid, mode: expect.stringMatching(/^0[57]00$/) });
    }
    const files = [...container.matchAll(/_FILE=\/run\/secrets\/(\S+)/g)];
    files.push(...sample("compose.yaml").matchAll(/_FILE: \/run\/secrets\/(\S+)/g));
    expect(files.length).toBeGreaterThan(3);
    for (const [, name] of files) {
      const at = `${[...folders][0]}/${name}`;
      expect([at, created.get(at)]).toEqual([at, { uid, mode: "0400" }]);
    }
  });

  it("points proxies at the default ports", () => {
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

describe.runIf(thorough)("container health check", () => {
  it("passes while all three services are healthy, and fails otherwise", async () => {
    const environment = await makeEnvironment();
    environment.environment.SCHEDULING_PORT = String(await freePort());
    environment.environment.DESK_PORT = String(await freePort());
    const frontdesk = await startProcess(environment, main);
    const ports = {
      PAYMENTS_PORT: new URL(frontdesk.url).port,
      SCHEDULING_PORT: environment.environment.SCHEDULING_PORT,
      DESK_PORT: environment.environment.DESK_PORT,
    };
    expect(await isHealthy(ports)).toBe(true);
    expect(await isHealthy({ ...ports, SCHEDULING_PORT: String(await freePort()) })).toBe(false);
    expect(await isHealthy({ ...ports, DESK_PORT: String(await freePort()) })).toBe(false);
    await frontdesk.end("SIGTERM");
    expect(await isHealthy(ports)).toBe(false);
    await environment.remove();
  });
});
