import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAllSettings } from "../src/command/settings.ts";

const samples = ["nginx.conf", "nginx-several.conf"];
const nginx = "/usr/sbin/nginx";
const openssl = "/usr/bin/openssl";
const hasNginx = existsSync(nginx) && existsSync(openssl);

const sample = (name: string) =>
  readFileSync(new URL(`../../../docs/samples/${name}`, import.meta.url), "utf8");
const find = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = ""]) => first);

function around(folder: string, text: string): string[] {
  mkdirSync(join(folder, "logs"), { recursive: true });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, "pid")}; error_log stderr crit; events {}
    http { access_log off; ${paths.join(" ")}\n${text}\n}`,
  );
  return ["-p", folder, "-c", file];
}

describe("nginx samples", () => {
  it.each(samples)("%s routes each host to a defined upstream, and uses all", (name) => {
    const text = sample(name);
    const upstreams = find(text, /^upstream (\w+) \{/gm);
    expect(upstreams).toHaveLength(3);
    expect(find(text, /proxy_pass http:\/\/(\w+);/g)).toEqual(upstreams);
    expect(new Set(find(text, /keepalive (\d+);/g))).toEqual(new Set(["32"]));
  });

  it("use the default ports first, then those of a second process", () => {
    const { desk, payments, scheduling } = readAllSettings({});
    const ports = [desk.port, payments.port, scheduling.port];
    expect(find(sample("nginx-several.conf"), /server 127\.0\.0\.1:(\d+) /g).map(Number)).toEqual(
      ports.flatMap((port) => [port, port + 100]),
    );
  });

  it.runIf(hasNginx).each(samples)("%s passes nginx's check", (name) => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-nginx-"));
    const words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=example.com".split(" ");
    for (const own of ["desk", "pay", "book"]) {
      const files = ["-keyout", join(folder, `${own}.key`), "-out", join(folder, `${own}.pem`)];
      execFileSync(openssl, [...words, ...files], { stdio: "ignore" });
    }
    const text = sample(name)
      .replaceAll("/etc/ssl/frontdesk", folder)
      .replaceAll("listen 443", "listen 127.0.0.1:8443");
    execFileSync(nginx, [...around(folder, text), "-t"], { stdio: "pipe" });
    rmSync(folder, { recursive: true });
  });
});
