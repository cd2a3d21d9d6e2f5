import type { LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type NameServer, startNameServer } from "../../test/name-server.ts";
import { createLookup } from "./names.ts";
import { createOutgoing } from "./outgoing.ts";

let names: NameServer;
let lookup: LookupFunction;
beforeAll(async () => {
  names = await startNameServer({ "shop.example": "8.8.8.8", "inside.example": "10.0.0.1" });
});
beforeEach(() => {
  lookup = createLookup({ servers: [names.address] });
});
afterAll(() => names.close());

function find(name: string, family: 0 | 4 | 6 = 0) {
  return new Promise((resolve, reject) => {
    lookup(name, { all: true, family }, (error, match) => (error ? reject(error) : resolve(match)));
  });
}

describe("DNS lookup", () => {
  it("succeeds while many others wait without an answer", async () => {
    let settled = 0;
    for (let nth = 0; nth < 50; nth += 1) {
      const end = () => {
        settled += 1;
      };
      find(`silent-${nth}.example`).then(end, end);
    }
    expect(await find("shop.example")).toEqual([{ address: "8.8.8.8", family: 4 }]);
    expect(settled).toBe(0);
  });

  it("fails without any answer", async () => {
    lookup = createLookup({ servers: [names.address], patienceMs: 50 });
    await expect(find("silent.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
    expect(names.requests.filter((name) => name === "silent.example").length).toBeGreaterThan(2);
  });

  it("fails without an address of the requested family", async () => {
    expect(await find("shop.example", 4)).toEqual([{ address: "8.8.8.8", family: 4 }]);
    await expect(find("shop.example", 6)).rejects.toMatchObject({ code: "ENOTFOUND" });
  });

  it("serves outgoing calls, and refuses private addresses", async () => {
    const outgoing = createOutgoing({ mayBePrivate: false, lookup });
    const call = { url: "http://inside.example/", headers: {}, body: "{}" };
    expect(await outgoing.post(call)).toEqual({ code: null, failure: "address not allowed" });
    expect(names.requests).toContain("inside.example");
    await outgoing.close();
  });
});
