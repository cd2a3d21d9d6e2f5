import { runInNewContext } from "node:vm";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { namesTag, readTags } from "./entity-tags.ts";
import { createServer } from "./server.ts";

describe("entity tag list", () => {
  it.each([
    ['"a"', ["a"]],
    ['W/"a"', ["a"]],
    ['"a","b" , W/"c"', ["a", "b", "c"]],
    ['"a,b", "c"', ["a,b", "c"]],
    ['"a\\", "b"', ["a\\", "b"]],
    [' , "a",, ', ["a"]],
    ['""', [""]],
    ['"\u00e9"', ["\u00e9"]],
    [" * ", "*"],
    ["", []],
  ])("read from %j", (list, tags) => {
    expect(readTags(list)).toEqual(tags);
  });

  it.each(["a", '"a', 'a"', '"a" "b"', '"a", b', 'w/"a"', 'W/ "a"', '"a b"', '*, "a"', '"a"*'])(
    "malformed list names no tag: %j",
    (list) => {
      expect(readTags(list)).toEqual([]);
    },
  );

  const blanks = " ".repeat(500_000);
  it.each([
    ["between tags", `"a",${blanks}x`],
    ["behind a tag", `"a"${blanks}x`],
    ["before an open tag", `${blanks}"a`],
  ])("read in one pass despite many blanks %s", (_, list) => {
    // Linear work takes milliseconds here, quadratic work minutes.
    const read = () => runInNewContext("read(list)", { read: readTags, list }, { timeout: 5_000 });
    expect(read()).toEqual([]);
  });

  it("weak comparison: a weak and a strong tag match", () => {
    for (const list of ['"a"', 'W/"a"', '"b", W/"a"', "*"]) {
      expect([list, namesTag(list, '"a"'), namesTag(list, 'W/"a"')]).toEqual([list, true, true]);
    }
    for (const list of ['"A"', '"b"', "a", ""]) expect(namesTag(list, '"a"')).toBe(false);
  });
});

describe("entity-tagged response", () => {
  const server = createServer({ log: pino({ enabled: false }) });
  const plain = { config: { plain: true } };
  for (const [path, tag, status] of [
    ["/strong", '"one"', 200],
    ["/weak", 'W/"one"', 200],
    ["/made", '"one"', 201],
    ["/bare", undefined, 200],
  ] as const) {
    server.route({
      method: ["GET", "POST"],
      url: path,
      ...plain,
      handler: async (_request, reply) => {
        if (tag !== undefined) reply.header("etag", tag);
        return reply.code(status).type("text/plain").send("body");
      },
    });
  }
  afterAll(() => server.close());

  const ask = async (path: string, list: string, method: "GET" | "HEAD" | "POST" = "GET") => {
    const headers = { "if-none-match": list };
    const { statusCode, payload } = await server.inject({ method, url: path, headers });
    return [statusCode, payload];
  };

  it("304 without a body if the caller has the tag", async () => {
    for (const path of ["/strong", "/weak"]) {
      for (const list of ['"one"', 'W/"one"', '"two", "one"', "*"]) {
        expect([path, list, await ask(path, list)]).toEqual([path, list, [304, ""]]);
        expect(await ask(path, list, "HEAD")).toEqual([304, ""]);
      }
    }
    const headers = { "if-none-match": "*" };
    const { headers: sent } = await server.inject({ url: "/strong", headers });
    expect(sent.etag).toBe('"one"');
    expect(sent).not.toHaveProperty("content-type");
    expect(sent).not.toHaveProperty("content-length");
  });

  it("sent in full for a different tag, and for methods other than reads", async () => {
    expect(await ask("/strong", '"two"')).toEqual([200, "body"]);
    expect(await ask("/strong", "one")).toEqual([200, "body"]);
    expect(await ask("/strong", '"one"', "POST")).toEqual([200, "body"]);
    expect(await ask("/made", '"one"')).toEqual([201, "body"]);
    expect(await ask("/bare", "*")).toEqual([200, "body"]);
  });
});
