import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import pino from "pino";
import { Type } from "typebox";
import { afterEach, describe, expect, it } from "vitest";
import { answerWithCsv, type Cell, cellOf, peoplesTable, TableLocale } from "./csv.ts";
import { createServer, type Server } from "./server.ts";

let server: Server | undefined;
afterEach(() => server?.close());

function serve(pages: () => AsyncIterable<readonly number[]>): Server {
  server = createServer({ log: pino({ level: "silent" }) });
  const response = { 200: Type.String() };
  server.get("/table", { schema: { response } }, async (_request, reply) => {
    const columns = { n: (n: number) => n, text: (n: number) => `row ${n}` };
    return await answerWithCsv(reply, { name: "table", columns, pages: pages() });
  });
  return server;
}

describe("CSV cell", () => {
  it.each<[Cell, string]>([
    ["plain", "plain"],
    ["", ""],
    [null, ""],
    [undefined, ""],
    [-7, "-7"],
    [true, "true"],
    [{ plain: "-12.50" }, "-12.50"],
    [{ minutes: 90 }, "90"],
    [{ amount: 1250, currency: "EUR" }, "1250"],
    ["a;b", "a;b"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", '"\'=1+1"'],
    ["+45 12345678", "+45 12345678"],
    ["+45 1+1", '"\'+45 1+1"'],
    ["-1", '"\'-1"'],
    ["@SUM(A1)", '"\'@SUM(A1)"'],
    ["\tx", '"\'\tx"'],
    [" =1", '"\' =1"'],
    ["\uff1d1", '"\'\uff1d1"'],
    ["Bob;=1+1", '"Bob;\'=1+1"'],
    ["\u200b=1+1", '"\'\u200b=1+1"'],
    ["\u202e\u2060@SUM(A1)", '"\'\u202e\u2060@SUM(A1)"'],
    ["Bob;\u200b=1+1", '"Bob;\u200b\'=1+1"'],
    ["\ufe66A1", '"\'\ufe66A1"'],
    ["\ufe62A1", '"\'\ufe62A1"'],
    // A spreadsheet drops a pair of quotes at the start of a cell.
    ['Bob;"=1+1', '"Bob;""\'=1+1"'],
    ['Bob; "" +1', '"Bob; """" \'+1"'],
    ["Bob, +45", '"Bob, \'+45"'],
    ["x\n=1", '"x\n\'=1"'],
    ["x\t\uff1d1", '"x\t\'\uff1d1"'],
    ["=1;@A1", "\"'=1;'@A1\""],
    ["a - b", "a - b"],
    ["5 + 5 = 10", "5 + 5 = 10"],
    ['=HYPERLINK("http://x","a")', '"\'=HYPERLINK(""http://x"",""a"")"'],
  ])("%j: written as %s", (cell, text) => {
    expect(cellOf(cell)).toBe(text);
  });
});

describe("CSV cell for people", () => {
  it.each<[Cell, locale: string, text: string]>([
    [{ minutes: 545 }, "da", "09:05"],
    [{ minutes: 2880 }, "en", "48:00"],
    [{ minutes: -90 }, "en", "-01:30"],
    [{ minutes: 0 }, "en", "00:00"],
    [{ plain: "-1234.50" }, "de", "-1234,50"],
    [{ plain: "-1234.50" }, "en", "-1234.50"],
    [{ amount: -1250, currency: "EUR" }, "da-DK", "-12,50"],
    [{ amount: 1250, currency: "JPY" }, "de", "1250"],
    [{ amount: 1250, currency: "KWD" }, "fr", "1,250"],
    [0.83, "de", "0,83"],
    ["a;b", "de", '"a;b"'],
    ["12,50", "de", '"12,50"'],
    ["=1+1", "de", '"\'=1+1"'],
    [null, "de", ""],
  ])("%j in %s: written as %s", (cell, locale, text) => {
    expect(cellOf(cell, peoplesTable(locale))).toBe(text);
  });

  it.each(["de-de-de", "fa", "ar-EG", "xx"])("in %s: a decimal point as for programs", (locale) => {
    expect(peoplesTable(locale)).toEqual({ separator: ",", decimal: "." });
  });
});

describe("CSV table", () => {
  it("for people: byte order mark and the separators of their language", async () => {
    async function* pages() {
      yield [90];
    }
    server = createServer({ log: pino({ level: "silent" }) });
    const schema = {
      querystring: Type.Object({ locale: TableLocale }),
      response: { 200: Type.String() },
    };
    server.get("/table", { schema }, async (_request, reply) => {
      const columns = {
        time: (minutes: number) => ({ minutes }),
        price: (amount: number) => ({ amount, currency: "EUR" }),
      };
      return await answerWithCsv(reply, { name: "table", columns, pages: pages() });
    });
    const read = async (query: string) => (await server!.inject(`/table${query}`)).rawPayload;
    expect(String(await read(""))).toBe("time,price\r\n90,90\r\n");
    expect(await read("?locale=da-DK")).toEqual(Buffer.from("\ufefftime;price\r\n01:30;0,90\r\n"));
    expect((await server.inject("/table?locale=../x")).statusCode).toBe(400);
  });

  it("one header line, one line a row", async () => {
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

  it("early refusal: an ordinary error response", async () => {
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

  it("reader disconnects: reading stops", async () => {
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

  it("failure in the middle: connection cut, so that the table looks incomplete", async () => {
    async function* pages() {
      yield [1];
      throw new Error("gone");
    }
    const listening = serve(pages);
    const address = await listening.listen({ port: 0, host: "127.0.0.1" });
    await expect(fetch(`${address}/table`).then((answer) => answer.text())).rejects.toThrow();
  });
});
