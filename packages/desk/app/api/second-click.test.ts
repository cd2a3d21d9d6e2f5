// @vitest-environment jsdom
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { ignoreSecondClicks, noteChange } from "./second-click.ts";

ignoreSecondClicks();

let clicks: string[];
let act: () => void;
let button: HTMLButtonElement;
beforeEach(() => {
  clicks = [];
  act = () => {};
  document.body.innerHTML = "<button>Pause</button><label>Daily<input type=checkbox></label>";
  button = document.querySelector("button")!;
  document.onclick = ({ target }) => {
    clicks.push((target as Element).textContent);
    act();
  };
});

const user = userEvent.setup();

describe("double click", () => {
  it("clicks twice if the first click changed nothing", async () => {
    await user.dblClick(button);
    expect(clicks).toEqual(["Pause", "Pause"]);
  });

  it("clicks once if the first click started a change", async () => {
    act = noteChange;
    await user.dblClick(button);
    expect(clicks).toEqual(["Pause"]);
  });

  it("clicks once if the button has another text by then", async () => {
    act = () => {
      button.textContent = "Resume";
    };
    await user.dblClick(button);
    expect(clicks).toEqual(["Pause"]);
  });

  it("switches a checkbox on and off after a change too", async () => {
    act = noteChange;
    const box = document.querySelector("input")!;
    await user.dblClick(box);
    expect(box.checked).toBe(false);
  });
});

describe("held Enter key", () => {
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent("keydown", {
      key: "Enter",
      repeat,
      bubbles: true,
      cancelable: true,
    });
    return (document.activeElement ?? button).dispatchEvent(event);
  };

  it("does nothing on a control that got the focus after the first press", () => {
    button.focus();
    expect(press(false)).toBe(true);
    expect(press(true)).toBe(true);
    document.querySelector("input")!.focus();
    expect(press(true)).toBe(false);
    expect(press(false)).toBe(true);
  });
});
