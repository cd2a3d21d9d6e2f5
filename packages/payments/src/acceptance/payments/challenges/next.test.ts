import { describe, expect, it } from "vitest";
import type { CardRange } from "../../../authentication/tds/directory.ts";
import type { Authentication } from "../../../authentication/tds/store.ts";
import type { Hint } from "./hints.ts";
import { type Enrolment, methodOf, nextChallengeOf } from "./next.ts";

const plain: CardRange = {};
const withMethod: CardRange = { methodUrl: "https://bank.example/method" };

type State = Authentication["state"] | "none";

function advance(enrolment: Enrolment, state: State, hints: Hint[] = []) {
  const authentication =
    state === "none"
      ? undefined
      : ({ state, result: state === "ended" ? "attempted" : null } as Authentication);
  const { challenge, result } = nextChallengeOf({
    enrolment,
    authentication,
    hints: new Set(hints),
  });
  return challenge ?? result;
}

describe("next step of 3-D Secure", () => {
  it.each<[Enrolment, State, Hint[], string]>([
    ["not-enrolled", "none", [], "not-enrolled"],
    ["unreachable", "none", [], "unreachable"],
    [plain, "none", [], "tds-authenticate"],
    [plain, "begun", ["asked"], "tds-authenticate"],
    [withMethod, "none", [], "tds-fingerprint"],
    [withMethod, "begun", ["asked", "returned"], "tds-fingerprint"],
    [withMethod, "begun", ["method-done"], "tds-authenticate"],
    [withMethod, "begun", ["method-silent"], "tds-authenticate"],
    [withMethod, "asked", [], "tds-authenticate"],
    [plain, "asked", ["asked"], "tds-authenticate"],
    [plain, "challenged", [], "tds-authenticate"],
    [plain, "challenged", ["returned"], "tds-authenticate"],
    [plain, "challenged", ["asked"], "tds-challenge"],
    [plain, "challenged", ["asked", "returned"], "tds-challenge"],
    [plain, "ended", [], "tds-authenticate"],
    [plain, "ended", ["returned"], "tds-authenticate"],
    [plain, "ended", ["asked"], "attempted"],
    ["not-enrolled", "ended", ["asked"], "attempted"],
    ["unreachable", "challenged", ["asked"], "tds-challenge"],
  ])("for %j in state %s with the hints %j is %s", (enrolment, state, hints, expected) => {
    expect(advance(enrolment, state, hints)).toBe(expected);
  });
});

describe("method page of the issuer", () => {
  it.each<[Hint[], "Y" | "N" | undefined]>([
    [[], undefined],
    [["asked"], undefined],
    [["method-silent"], "N"],
    [["method-done"], "Y"],
    [["method-silent", "method-done"], "Y"],
  ])("with hints %j has the completion indicator %s", (hints, expected) => {
    expect(methodOf(new Set(hints))).toBe(expected);
  });
});
