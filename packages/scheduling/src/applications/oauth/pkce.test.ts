import { describe, expect, it } from "vitest";
import { isChallenge, isVerifier, proves } from "./pkce.ts";

// RFC 7636, appendix B.
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

describe("PKCE example of RFC 7636", () => {
  it("verifier proves its challenge", () => {
    expect([isVerifier(verifier), isChallenge(challenge), proves(verifier, challenge)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ["the challenge itself", challenge],
    ["with one other sign", `${verifier.slice(0, -1)}l`],
    ["with a sign more", `${verifier}k`],
    ["nothing", ""],
  ])("challenge is not proved by %s", (_title, text) => {
    expect(proves(text, challenge)).toBe(false);
  });

  it.each([
    ["padded", `${challenge}=`],
    ["cut short", challenge.slice(0, -1)],
    ["the verifier, as the method plain would have it", verifier],
  ])("verifier does not prove a challenge that is %s", (_title, announced) => {
    expect(proves(verifier, announced)).toBe(false);
  });
});

it.each<[string, boolean]>([
  ["a".repeat(42), false],
  ["a".repeat(43), true],
  ["azAZ09-._~".repeat(12), true],
  ["a".repeat(128), true],
  ["a".repeat(129), false],
  [`${"a".repeat(43)}+`, false],
  [`${"a".repeat(43)}\n`, false],
  ["é".repeat(43), false],
])("verifier %j is valid: %s", (text, expected) => {
  expect(isVerifier(text)).toBe(expected);
});

it.each<[string, boolean]>([
  ["a".repeat(42), false],
  ["a".repeat(43), true],
  ["a".repeat(44), false],
  [`${"a".repeat(42)}~`, false],
  [`${"a".repeat(42)}=`, false],
])("challenge %j is valid: %s", (text, expected) => {
  expect(isChallenge(text)).toBe(expected);
});
