import { beforeEach, describe, expect, it, vi } from "vitest";
import { followConnection, heard, missed, readConnection } from "./connection.ts";

beforeEach(() => heard(1_000));

describe("connection of a desk page", () => {
  it("is lost from the first unanswered request until the next response", () => {
    missed(2_000);
    missed(3_000);
    expect(readConnection()).toEqual({ lostAt: 2_000, heardAt: 1_000 });
    heard(4_000);
    expect(readConnection()).toEqual({ lostAt: undefined, heardAt: 4_000 });
  });

  it("notifies only on a change", () => {
    const subscriber = vi.fn();
    const forget = followConnection(subscriber);
    heard(2_000);
    missed(3_000);
    missed(4_000);
    heard(5_000);
    heard(6_000);
    expect(subscriber).toHaveBeenCalledTimes(2);
    forget();
    missed(7_000);
    expect(subscriber).toHaveBeenCalledTimes(2);
  });
});
