import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { createServer } from "@frontdesk/server/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePage, type Page, startTestDesk, type TestDesk } from "../../test/harness.ts";
import { readBuilt } from "./built.ts";
import { assetRoutes } from "./routes.ts";

let desk: TestDesk;
let ann: Page;
beforeAll(async () => {
  desk = await startTestDesk();
  ann = await makePage(desk);
});
afterAll(() => desk.close());

const workspace = "/p/0123456789abcdef01234567/home?state=paid";

describe("files of the desk application", () => {
  it("serve one small document below every workspace, restricted by its policy", async () => {
    const answers = await Promise.all([
      ann.visitor.get(workspace),
      ann.visitor.get("/operator"),
      ann.visitor.get("/operator/merchants/1"),
    ]);
    for (const { status, text, headers } of answers) {
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-store");
      const [, nonce = ""] = /'nonce-([\w-]{24})'/.exec(`${headers["content-security-policy"]}`)!;
      expect(headers["content-security-policy"]).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; ` +
          "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; form-action 'self'; " +
          "frame-ancestors 'none'; base-uri 'none'",
      );
      expect(text).toContain(`nonce="${nonce}"`);
      expect(text.length).toBeLessThan(3000);
      expect(text).not.toMatch(/<style|style=| on\w+=|<script>/);
    }
    const nonces = answers.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1]);
    expect(new Set(nonces).size).toBe(3);
  });

  it("redirect a visitor to sign-in and back", async () => {
    const answer = await desk.server.inject(workspace);
    const next = encodeURIComponent(workspace);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/sign-in?next=${next}`]);
  });

  it("are public and cached forever", async () => {
    const { text } = await ann.visitor.get(workspace);
    const paths = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThanOrEqual(3);
    for (const url of paths) {
      const plain = await desk.server.inject({ url });
      const zipped = await desk.server.inject({ url, headers: { "accept-encoding": "br, gzip" } });
      expect([plain.statusCode, zipped.statusCode]).toEqual([200, 200]);
      expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(plain.headers["content-type"]).toMatch(/^text\/(?:javascript|css)/);
      expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([
        undefined,
        "accept-encoding",
      ]);
      const body = plain.rawPayload;
      const [encoding, sent] =
        gzipSync(body, { level: 9 }).length < body.length
          ? ["gzip", gunzipSync(zipped.rawPayload)]
          : [undefined, zipped.rawPayload];
      expect([zipped.headers["content-encoding"], sent.equals(body)]).toEqual([encoding, true]);
      expect(zipped.rawPayload.length).toBeLessThanOrEqual(body.length);
    }
  });

  it.each([
    "/assets/none.js",
    "/assets/",
    "/assets/../manifest.json",
    "/assets/%2e%2e/manifest.json",
    "/assets/..%2fmanifest.json",
    "/assets/..%5cmanifest.json",
    "/assets/%2fetc/passwd",
    "/assets/__proto__",
  ])("do not exist at %s", async (url) => {
    expect((await desk.server.inject({ url })).statusCode).toBe(404);
  });
});

describe("desk without its build", () => {
  it("explains how to build the application", async () => {
    const server = createServer({ log: desk.log });
    assetRoutes(server, desk.context, undefined);
    const cookie = ann.cookie;
    const answer = await server.inject({ url: workspace, headers: { cookie } });
    expect(answer.statusCode).toBe(503);
    expect(answer.payload).toContain("npm run build:app -w packages/desk");
    expect((await server.inject("/assets/app.js")).statusCode).toBe(404);
    await server.close();
  });

  it("ignores a missing folder or one with other content", () => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-app-"));
    const url = pathToFileURL(`${folder}/`);
    expect(readBuilt(new URL("nowhere/", url))).toBeUndefined();
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "manifest.json"), "{}");
    expect(readBuilt(url)).toBeUndefined();
  });
});

it("application files: never serve one removed by an upgrade", async () => {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-app-"));
  mkdirSync(join(folder, "assets"));
  const manifest = { "main.tsx": { file: "assets/a.js" }, "scheme.js": { file: "assets/b.js" } };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  for (const name of ["a", "b"]) writeFileSync(join(folder, `assets/${name}.js`), "export {};\n");
  const server = createServer({ log: desk.log });
  assetRoutes(server, desk.context, readBuilt(pathToFileURL(`${folder}/`)));
  const statusOf = async (name: string) => (await server.inject(`/assets/${name}.js`)).statusCode;
  expect(await statusOf("a")).toBe(200);
  for (const name of ["a", "b"]) rmSync(join(folder, `assets/${name}.js`));
  // Older pages still find a cached file.
  expect([await statusOf("a"), await statusOf("b")]).toEqual([200, 404]);
  await server.close();
});

it("application files: skip compression unless it makes the file smaller", () => {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-app-"));
  mkdirSync(join(folder, "assets"));
  const chunk = (name: string) => ({ file: `assets/${name}.js` });
  const manifest = { "main.tsx": chunk("large"), "scheme.js": chunk("small") };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "assets/large.js"), "export const one = 1;\n".repeat(99));
  writeFileSync(join(folder, "assets/small.js"), "export {};\n");
  const built = readBuilt(pathToFileURL(`${folder}/`))!;
  expect(built.find("large.js")?.zipped?.length).toBeLessThan(200);
  expect(built.find("small.js")?.zipped).toBeUndefined();
});
