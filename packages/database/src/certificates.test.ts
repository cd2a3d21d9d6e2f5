import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createSecureContext, TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "./database.ts";

const folder = mkdtempSync(join(tmpdir(), "frontdesk-certificates-"));
const inFolder = (name: string) => join(folder, name);
let server: Server;
let address = "";

function makeCertificate(name: string): { key: string; cert: string } {
  const [key, cert] = [inFolder(`${name}.key`), inFolder(`${name}.pem`)];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const created = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-nodes", "-keyout", key, "-out", cert, "-days", "30", ...subject];
  execFileSync("openssl", [...created, ...files], { stdio: "ignore" });
  return { key, cert };
}

async function startStrangerOf({ key, cert }: { key: string; cert: string }): Promise<Server> {
  const { readFileSync } = await import("node:fs");
  const secureContext = createSecureContext({ key: readFileSync(key), cert: readFileSync(cert) });
  const listening = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, { isServer: true, secureContext }).on("error", () => {});
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return listening;
}

beforeAll(async () => {
  writeFileSync(inFolder("garbage.pem"), "no certificate\n");
  makeCertificate("other");
  server = await startStrangerOf(makeCertificate("server"));
  address = `postgres://a:secret@localhost:${(server.address() as { port: number }).port}/a`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function opened(query: Record<string, string>) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const url = `${address}?${new URLSearchParams(query)}`;
  const late = delay(8_000, "waits", { ref: false });
  const ended = openDatabase({ url, log }).then(
    () => "opened",
    (error: Error & { exitStatus?: number }) => error,
  );
  return { ended: await Promise.race([ended, late]), waits: log.warn.mock.calls.length };
}

describe("TLS files of the database URL", () => {
  it.each([
    ["sslrootcert", "nothing.pem", "sslrootcert cannot be read: ENOENT"],
    ["sslrootcert", "garbage.pem", "sslrootcert is not a PEM certificate"],
    ["sslcert", "garbage.pem", "sslcert is not a PEM certificate"],
    ["sslkey", "garbage.pem", "sslkey is not a PEM private key without a password"],
  ])("stop the start with a message when %s is %s", async (name, file, words) => {
    const { ended, waits } = await opened({ sslmode: "verify-full", [name]: inFolder(file) });
    expect(ended).toMatchObject({ message: expect.stringContaining(words), exitStatus: 78 });
    expect((ended as Error).message).toMatch(/^DATABASE_URL: /);
    expect((ended as Error).message).not.toContain("secret");
    expect(waits).toBe(0);
  });

  it("stop the start when the key belongs to another certificate", async () => {
    const [sslcert, sslkey] = [inFolder("server.pem"), inFolder("other.key")];
    const { ended } = await opened({ sslmode: "verify-full", sslcert, sslkey });
    expect(ended).toMatchObject({
      message: "DATABASE_URL: sslkey is not the key of sslcert",
      exitStatus: 78,
    });
  });

  it("stop the start when no trusted authority signed the server certificate", async () => {
    const trusting = { sslmode: "verify-full", sslrootcert: inFolder("other.pem") };
    const { ended, waits } = await opened(trusting);
    expect(ended).toMatchObject({
      message: expect.stringMatching(/^DATABASE_URL: the server's certificate is not trusted: /),
      exitStatus: 78,
    });
    expect(waits).toBe(0);
  });
});
