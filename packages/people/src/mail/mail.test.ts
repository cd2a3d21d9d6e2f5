import { mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atomically } from "@frontdesk/database/atomically";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { type Jobs, startJobs } from "@frontdesk/platform/jobs/jobs";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type MailServer, openMailServer } from "../../test/mail-server.ts";
import { openPost, type Post } from "./mail.ts";

const from = "Frontdesk <frontdesk@example.com>";
const mail = { to: "ann@example.com", subject: "Welcome", text: "Come in.\n" };
const patience = { timeout: 20_000, interval: 50 };

let opened: TestDatabase;
let jobs: Jobs;
let parent: string;
let folder: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  opened = await freshDatabase([platformMigrations]);
  jobs = startJobs(opened, log, { pollSeconds: 0.5, retryDelaySeconds: 1 });
  parent = mkdtempSync(join(tmpdir(), "frontdesk-mail-"));
  folder = join(parent, "mail");
});
afterEach(async () => {
  await jobs.stop();
  await opened.close();
  rmSync(parent, { recursive: true });
});

async function waitForFiles(count: number): Promise<string[]> {
  return await vi.waitFor(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
    expect(names).toHaveLength(count);
    return names;
  }, patience);
}

describe("mail without a server", () => {
  let post: Post;

  beforeEach(async () => {
    post = await openPost({ jobs, folder, from, log });
  });

  it("becomes a file for its owner only, with its link in the log", async () => {
    expect(post.isFolder).toBe(true);
    const link = "http://127.0.0.1:4010/invitations/abc";
    await post.send(opened.db, { ...mail, html: "<p>Come in.</p>", link });
    const [name] = await waitForFiles(1);
    const file = join(folder, name!);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\w-]{36}\.eml$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const text = await readFile(file, "utf8");
    expect(text).toMatch(/^From: Frontdesk <frontdesk@example.com>$/m);
    expect(text).toMatch(/^To: ann@example.com$/m);
    expect(text).toMatch(/^Subject: Welcome$/m);
    expect(text).toMatch(/^Message-ID: <[\w-]{36}@example.com>$/m);
    expect(text).toContain("<p>Come in.</p>");
    await vi.waitFor(
      () => expect(log.info).toHaveBeenCalledWith({ file, link }, "mail written"),
      patience,
    );
  });

  it("rolled-back transaction: not sent", async () => {
    const failing = atomically(opened.db, async (db) => {
      await post.send(db, { ...mail, subject: "Undone" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await atomically(opened.db, (db) => post.send(db, { ...mail, subject: "Done" }));
    await vi.waitFor(async () => {
      const { rows } = await sql`select from jobs.job where name = 'mail'`.execute(opened.db);
      expect(rows).toEqual([]);
    }, patience);
    const [name] = await waitForFiles(1);
    expect(await readFile(join(folder, name!), "utf8")).toContain("Subject: Done");
  });

  it("goes to one address only", async () => {
    for (const to of ["ann@example.com\r\nBcc: eve@example.com", "a@b.dk, eve@example.com", ""]) {
      await expect(post.send(opened.db, { ...mail, to })).rejects.toThrow(RangeError);
    }
  });

  it("keeps a subject of several lines on one", async () => {
    await post.send(opened.db, { ...mail, subject: "Hi\r\nBcc: eve@example.com\r\n\r\nbody" });
    const [name] = await waitForFiles(1);
    const [head = ""] = (await readFile(join(folder, name!), "utf8")).split(/\r?\n\r?\n/);
    expect(head).toMatch(/^Subject: Hi Bcc: eve@example.com body$/m);
    expect(head).not.toMatch(/^Bcc:/im);
  });
});

describe("mail with a server", () => {
  let server: MailServer;

  afterEach(() => server.close());

  it("arrives by SMTP", async () => {
    server = await openMailServer({ failures: 0 });
    const post = await openPost({ jobs, smtpUrl: server.url, folder, from, log });
    await post.send(opened.db, { ...mail, subject: "Grüße" });
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
    const { recipients, message } = server.taken[0]!;
    expect(recipients).toEqual(["ann@example.com"]);
    expect(message).toMatch(/^Subject: =\?UTF-8\?/im);
    expect(message).toContain("Come in.");
  });

  it.each(["jane@studio.example", "JANE@STUDIO.EXAMPLE", "jane@deep.studio.invalid"])(
    "to %s, a reserved domain: becomes a file",
    async (to) => {
      server = await openMailServer({ failures: 0 });
      const post = await openPost({ jobs, smtpUrl: server.url, folder, from, log });
      await post.send(opened.db, { ...mail, to });
      await post.send(opened.db, { ...mail, to: "ann@my.example.com" });
      await waitForFiles(1);
      await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
      expect(server.taken[0]!.recipients).toEqual(["ann@my.example.com"]);
    },
  );

  it("deferred by the server: sent again", async () => {
    server = await openMailServer({ failures: 1 });
    const post = await openPost({ jobs, smtpUrl: server.url, folder, from, log });
    await post.send(opened.db, mail);
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
    expect(server.deferred).toBe(1);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ queue: "mail", attempt: 1 }),
      "a job failed and is retried",
    );
  });
});
