import { afterEach, expect, it, vi } from "vitest";
import { rememberWorkspace } from "../../api/workspace.ts";
import { answerDraft } from "./answer-draft.ts";

afterEach(() => void vi.unstubAllGlobals());

it("a full storage stops neither typing an answer nor opening a workspace", () => {
  const full = {
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  vi.stubGlobal("sessionStorage", full);
  vi.stubGlobal("localStorage", full);
  expect(() => answerDraft.keep({ id: "1" }, "It arrived.")).not.toThrow();
  expect(() => rememberWorkspace("1")).not.toThrow();
});
