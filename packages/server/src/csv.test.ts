import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import pino from "pino";
import { Type } from "typebox";
import { afterEach, describe, expect, it } from "vitest";
import { answerWithCsv, type Cell, cellOf } from "./csv.ts";
import { createServer, type Server } from "./server.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A server of a table, and how its reading goes. */
function serve(pages: () => AsyncIterable<readonly number[]>): Server {
  server = createServer({ log: pino({ level: "silent" }) });
  const response = { 200: Type.String() };
  server.get("/table", { schema: { response } }, async (_request, reply) => {
    const columns = { n: (n: number) => n, text: (n: number) => `row ${n}` };
    return await answerWithCsv(reply, { name: "table", columns, pages: pages() });
  });
  return server;
}

describe("a cell", () => {
  it.each<[Cell, string]>([
    ["plain", "plain"],
    ["", ""],
    [null, ""],
    [undefined, ""],
    [-7, "-7"],
    [true, "true"],
    [{ plain: "-12.50" }, "-12.50"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", '"\'=1+1"'],
    ["+45 12345678", '"\'+45 12345678"'],
    ["-1", '"\'-1"'],
    ["@SUM(A1)", '"\'@SUM(A1)"'],
    ["\tx", '"\'\tx"'],
    [" =1", '"\' =1"'],
    ["\uff1d1", '"\'\uff1d1"'],
    ['=HYPERLINK("http://x","a")', '"\'=HYPERLINK(""http://x"",""a"")"'],
  ])("%j stands as %s", (cell, text) => {
    expect(cellOf(cell)).toBe(text);
  });
});

describe("a table", () => {
  it("has a head, and a line for each row", async () => {
    async function* pages() {
      yield [1, 2];
      yield [];
      yield [3];
    }
    const { statusCode, headers, body } = await serve(pages).inject("/table");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8; header=present");
    expect(headers["content-disposition"]).toBe('attachment; filename="table.csv"');
    expect(headers["x-request-id"]).toBeDefined();
    expect(body).toBe("n,text\r\n1,row 1\r\n2,row 2\r\n3,row 3\r\n");
  });

  it("that is refused at once is refused as anything else", async () => {
    async function* pages(): AsyncGenerator<number[]> {
      if (Date.now() > 0) throw Object.assign(new Error("none"), { statusCode: 500 });
      yield [];
    }
    const { statusCode, headers } = await serve(pages).inject("/table");
    expect([statusCode, headers["content-type"]]).toEqual([
      500,
      expect.stringMatching(/^application\/json/),
    ]);
  });

  it("that is cut off by its reader is read no further", async () => {
    let [read, ended] = [0, false];
    async function* pages() {
      try {
        for (; read < 100_000; read += 1) yield Array.from({ length: 1_000 }, (_, n) => n);
      } finally {
        ended = true;
      }
    }
    const listening = serve(pages);
    await listening.listen({ port: 0, host: "127.0.0.1" });
    const { port } = listening.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /table HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    await expect.poll(() => ended).toBe(true);
    expect(read).toBeLessThan(1_000);
  });

  it("that fails in the middle is cut, so that nobody takes it for whole", async () => {
    async function* pages() {
      yield [1];
      throw new Error("gone");
    }
    const listening = serve(pages);
    const address = await listening.listen({ port: 0, host: "127.0.0.1" });
    await expect(fetch(`${address}/table`).then((answer) => answer.text())).rejects.toThrow();
  });
});
