import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../../test/harness.ts";
import { showFront } from "./front.ts";

const { server } = startServer();
beforeAll(() => {
  showFront(server, {
    title: "Things <here>",
    text: "What there is.",
    ways: [
      { name: "Docs", text: "To read.", path: "/docs" },
      { name: "Elsewhere", text: "To know." },
    ],
    example: "curl http://127.0.0.1/things",
  });
});
afterAll(() => server.close());

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("front page", () => {
  it("names the product and its links, and loads nothing from other origins", async () => {
    const page = await server.inject({ url: "/", headers: { accept: browser } });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(page.body).toContain("<h1>Things &lt;here&gt;</h1>");
    expect(page.body).toContain('<a class="way" href="/docs">Docs</a>');
    expect(page.body).toContain('<div class="way">Elsewhere</div>');
    expect(page.body).toContain("curl http://127.0.0.1/things");
    expect(page.body).not.toMatch(/(?:src|href)="(?!\/)|<script/);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; img-src 'self'; /);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([undefined, "*/*", "application/json"])("programs get none: %s", async (accept) => {
    const headers = accept === undefined ? {} : { accept };
    const answer = await server.inject({ url: "/", headers });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      404,
      "application/json; charset=utf-8",
    ]);
  });
});

it("icon: served at the browsers' default address", async () => {
  const icon = await server.inject({ url: "/favicon.ico" });
  expect([icon.statusCode, icon.headers["content-type"]]).toEqual([200, "image/x-icon"]);
  expect(icon.headers["cache-control"]).toBe("public, max-age=86400");
  expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});
