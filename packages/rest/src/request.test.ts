import { describe, expect, it } from "vitest";
import { RestError } from "./error.ts";
import { Method } from "./method.ts";
import { addQueryParameters } from "./query.ts";
import { buildRequest, type RestRequest } from "./request.ts";

const baseURL = "http://127.0.0.1:9/things";

function built(description: Partial<RestRequest>) {
  const { request, error } = buildRequest({ baseURL, ...description });
  if (error) throw error;
  return request;
}

describe("addQueryParameters", () => {
  it.each([
    ["/a", {}, "/a"],
    ["/a", { b: "1" }, "/a?b=1"],
    ["/a?", { b: "1" }, "/a?b=1"],
    ["/a?c=2", { b: "1" }, "/a?c=2&b=1"],
    ["/a?c=2&", { b: "1" }, "/a?c=2&b=1"],
    ["/a?b=2", { b: "1" }, "/a?b=2&b=1"],
    ["/a?c#d?e", { b: "1" }, "/a?c&b=1"],
    ["/a#d", {}, "/a"],
    ["", { b: "" }, "?b="],
    ["/", { z: "1", a: "2", Z: "3", "10": "4", "9": "5" }, "/?10=4&9=5&Z=3&a=2&z=1"],
    ["/", { a: "1 +&=/?#%é*~" }, "/?a=1+%2B%26%3D%2F%3F%23%25%C3%A9*%7E"],
    ["/", { "\u{1f600}": "1", "\uffff": "2" }, "/?%F0%9F%98%80=1&%EF%BF%BF=2"],
    ["/", { a: "\udc00" }, "/?a=%EF%BF%BD"],
  ])("adds the parameters of %j and %j", (url, queryParams, expected) => {
    expect(addQueryParameters(url, queryParams as Record<string, string>)).toBe(expected);
  });

  it("reads own keys only", () => {
    const inherited = Object.create({ a: "1" }, { b: { value: "2" } });
    expect(addQueryParameters("/", Object.assign(inherited, { c: "3" }))).toBe("/?c=3");
  });

  it("value other than a string: throws with the parameter's name", () => {
    const add = () => addQueryParameters("/", JSON.parse('{"page":2}'));
    expect(add).toThrow(RestError);
    expect(add).toThrow('queryParams "page" must be a string');
  });
});

describe("buildRequest", () => {
  it("returns the request without sending it", () => {
    const headers = { Authorization: "Bearer key" };
    expect(built({ method: Method.Post, headers, queryParams: { a: "1" }, body: "{}" })).toEqual({
      method: "POST",
      url: `${baseURL}?a=1`,
      headers: { authorization: "Bearer key", "content-type": "application/json" },
      body: "{}",
    });
  });

  it("returns an error instead of throwing", () => {
    const { request, error } = buildRequest({ baseURL: "nowhere" });
    expect([request, error?.code]).toEqual([null, "invalid_request"]);
  });

  it.each([
    ["HTTP://EXAMPLE.com", "http://example.com/"],
    ["https://example.com:443/a/../b", "https://example.com/b"],
    ["http://example.com/a%2Fb%20c d", "http://example.com/a%2Fb%20c%20d"],
    ["http://example.com/?a=%20 b#c", "http://example.com/?a=%20%20b"],
    ["http://me:secret@example.com/", "http://example.com/"],
    ["http://[::1]:80/", "http://[::1]/"],
    ["http://bücher.example/ü", "http://xn--bcher-kva.example/%C3%BC"],
  ])("reads %s as %s", (text, url) => {
    expect(built({ baseURL: text }).url).toBe(url);
  });

  it.each([
    ["", undefined],
    [new Uint8Array(), undefined],
    [Uint8Array.of(1), Uint8Array.of(1)],
    [Uint8Array.of(1, 2).buffer, Uint8Array.of(1, 2)],
    [new DataView(Uint8Array.of(1, 2, 3).buffer, 1, 1), Uint8Array.of(2)],
    [Uint16Array.of(258), Uint8Array.of(2, 1)],
    [new Uint8Array(new SharedArrayBuffer(1)), Uint8Array.of(0)],
  ])("reads the body %o as %o", (input, body) => {
    const { headers, ...request } = built({ body: input });
    expect(request.body).toEqual(body);
    expect(headers["content-type"]).toBe(body && "application/json");
  });

  it.each([
    [{ "Content-Type": "" }, { "content-type": "" }],
    [{ "CONTENT-TYPE": "a" }, { "content-type": "a" }],
    [
      { "X-A": "1", "x-a": "2" },
      { "x-a": "2", "content-type": "application/json" },
    ],
    [{ "Content-Length": "5" }, { "content-type": "application/json" }],
    [{ Connection: "close" }, { connection: "close", "content-type": "application/json" }],
  ])("reads the headers %j of a body as %j", (input, headers) => {
    expect(built({ headers: input, body: "{}" }).headers).toEqual(headers);
  });

  it("accepts a header named __proto__", () => {
    const { headers } = built({ headers: JSON.parse('{"__proto__": "a"}') });
    expect(Object.entries(headers)).toEqual([["__proto__", "a"]]);
  });

  it.each([
    ["Transfer-Encoding", "chunked"],
    ["Expect", "100-continue"],
    ["Keep-Alive", "timeout=5"],
    ["Upgrade", "websocket"],
    ["Connection", "keep-alive, Upgrade"],
    ["Connection", ""],
    ["X-Break", "a\nb"],
    ["X-Nul", "a\0"],
    ["X Space", "a"],
    ["X:Colon", "a"],
    ["Ünicode", "a"],
  ])("refuses the header %s: %j by its name", (name, value) => {
    const { error } = buildRequest({ baseURL, headers: { [name]: value } });
    expect(error?.code).toBe("invalid_request");
    expect(error?.message).toContain(name);
  });

  it.each([
    "",
    " ",
    "//example.com",
    "example.com",
    "http://",
    "http://a b",
    "file:///etc",
    "data:,a",
  ])("refuses the URL %j", (text) => {
    const { error } = buildRequest({ baseURL: text });
    expect(error?.message).toMatch(/^baseURL /);
  });
});
