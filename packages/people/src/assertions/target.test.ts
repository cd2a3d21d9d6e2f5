import { expect, it } from "vitest";
import { targetOf } from "./assertion.ts";

it.each([
  ["/", "/", ""],
  ["/a/b?c=%41&c[]=/", "/a/b", "c=%41&c[]=/"],
  ["/a%62c/d%2Fe", "/abc/d%2Fe", ""],
  ["//a///b/", "/a/b/", ""],
  ["/%D0%B6/ä?", "/%D0%B6/%C3%A4", ""],
  ["/a%23b", "/a%23b", ""],
  ["/a?b?c", "/a", "b?c"],
])("target of %s: path %s, query %s", (url, path, query) => {
  expect(targetOf(url)).toEqual({ path, query });
});

it.each([
  "",
  "a",
  "*",
  "http://payments/a",
  "/a/../b",
  "/a/%2e%2E/b",
  "/./a",
  "/a/%2e",
  "/a#b",
  "/a?b#c",
  "/%",
  "/%ff",
])("target: none for %s", (url) => {
  expect(targetOf(url)).toBeUndefined();
});

it("target: the same for every spelling of a path", () => {
  for (const url of ["/a%62c//d%2fe", "/ab%63/d%2Fe", "/abc/d%2Fe"]) {
    expect(targetOf(url)).toEqual(targetOf("/abc/d%2Fe"));
  }
});
