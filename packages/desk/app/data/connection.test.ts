import { beforeEach, describe, expect, it, vi } from "vitest";
import { followConnection, heard, missed, readConnection } from "./connection.ts";

beforeEach(() => heard(1_000));

describe("the connection", () => {
  it("is lost since the first thing that was not answered, and back with the next answer", () => {
    missed(2_000);
    missed(3_000);
    expect(readConnection()).toEqual({ lostAt: 2_000, heardAt: 1_000 });
    heard(4_000);
    expect(readConnection()).toEqual({ lostAt: undefined, heardAt: 4_000 });
  });

  it("tells only when that changes", () => {
    const follower = vi.fn();
    const forget = followConnection(follower);
    heard(2_000);
    missed(3_000);
    missed(4_000);
    heard(5_000);
    heard(6_000);
    expect(follower).toHaveBeenCalledTimes(2);
    forget();
    missed(7_000);
    expect(follower).toHaveBeenCalledTimes(2);
  });
});
