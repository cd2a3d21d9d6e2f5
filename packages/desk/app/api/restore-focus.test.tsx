// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useRestoredFocus } from "./restore-focus.ts";

afterEach(cleanup);

function Asking() {
  useRestoredFocus();
  return <div role="dialog" />;
}

function Screen() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(!isAsking)}>
        Delete
      </button>
      <button type="button">Undo</button>
      {isAsking && <Asking />}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 20));

async function openAndClose() {
  render(<Screen />);
  button("Delete").focus();
  button("Delete").click();
  await screen.findByRole("dialog");
  button("Delete").blur();
  button("Delete").click();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
}

describe("focus after a dialog", () => {
  it("goes back to its opener", async () => {
    await openAndClose();
    await afterTimers();
    expect(document.activeElement).toBe(button("Delete"));
  });

  it("stays on an element that got it after closing", async () => {
    await openAndClose();
    button("Undo").focus();
    await afterTimers();
    expect(document.activeElement).toBe(button("Undo"));
  });
});
