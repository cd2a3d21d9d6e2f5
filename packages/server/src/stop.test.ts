import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("../test/stopping.ts", import.meta.url));
const running: ChildProcess[] = [];

async function startBusy({ timeoutMs }: { timeoutMs: number }) {
  const child = spawn(process.execPath, [program, String(timeoutMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  const messages: string[] = [];
  const lines = createInterface(child.stdout);
  const ended = Promise.all([once(child, "exit"), once(lines, "close")]);
  let port = 0;
  lines.on("line", (line) => {
    const { msg, address } = JSON.parse(line);
    messages.push(msg);
    if (address !== undefined) port = address.port;
    lines.emit(msg);
  });
  const heard = (message: string) => once(lines, message);
  await heard("listening");
  const answer = fetch(`http://127.0.0.1:${port}/endless`).then(
    async (response) => {
      const connection = response.headers.get("connection");
      return `${response.status} ${connection} ${await response.text()}`;
    },
    () => "cut off",
  );
  await heard("begun");
  const code = async () => (await ended)[0][0];
  return { child, messages, heard, answer, code };
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

describe("stopping process", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("finishes running work on %s", async (signal) => {
    const { child, messages, heard, answer, code } = await startBusy({ timeoutMs: 60_000 });
    child.kill(signal);
    await heard("stopping");
    child.kill("SIGUSR2");
    expect(await answer).toBe('200 close {"done":true}\n');
    expect(await code()).toBe(0);
    expect(messages.slice(-4)).toEqual(["stopping", "request", "closed", "stopped"]);
  });

  it("counts an immediate repeat by npm as one signal", async () => {
    const { child, heard, answer, code } = await startBusy({ timeoutMs: 60_000 });
    child.kill("SIGINT");
    child.kill("SIGTERM");
    await heard("stopping");
    child.kill("SIGUSR2");
    expect(await answer).toMatch(/^200/);
    expect(await code()).toBe(0);
  });

  it("exits at once on a second signal", async () => {
    const { child, messages, heard, answer, code } = await startBusy({ timeoutMs: 60_000 });
    child.kill("SIGTERM");
    await heard("stopping");
    await wait(700);
    child.kill("SIGTERM");
    expect(await code()).toBe(1);
    expect(await answer).toBe("cut off");
    expect(messages.at(-1)).toBe("received a second stop signal");
  });

  it("exits when stopping takes too long", async () => {
    const { child, messages, code } = await startBusy({ timeoutMs: 100 });
    child.kill("SIGTERM");
    expect(await code()).toBe(1);
    expect(messages.at(-1)).toBe("stopping took too long");
  });
});
