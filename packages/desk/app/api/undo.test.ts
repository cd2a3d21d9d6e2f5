import { afterEach, describe, expect, it } from "vitest";
import { closeOffer, closeOffers, latestOffer, offerUndo, runUndo, say } from "./undo.ts";

const reason = new Error("refused");
const refuse = () => Promise.reject(reason);
const latest = () => latestOffer()!;

afterEach(() => closeOffers());

describe("undo offer", () => {
  it("closes after a success", async () => {
    offerUndo("Deleted", async () => undefined);
    const running = runUndo(latest());
    expect(latest()).toMatchObject({ label: "Deleted", isPending: true });
    await running;
    expect(latestOffer()).toBeUndefined();
  });

  it("stays with its reason after a failure", async () => {
    offerUndo("Deleted", refuse);
    await runUndo(latest());
    expect(latest()).toMatchObject({ label: "Deleted", isPending: false, error: reason });
  });

  it("clears the former reason on the next attempt", async () => {
    const answers = [refuse, async () => undefined];
    offerUndo("Deleted", () => answers.shift()!());
    await runUndo(latest());
    const running = runUndo(latest());
    expect(latest()).toMatchObject({ isPending: true, error: undefined });
    await running;
    expect(latestOffer()).toBeUndefined();
  });

  it("appears again after a newer notice if it failed", async () => {
    offerUndo("Deleted", refuse);
    const running = runUndo(latest());
    say("Saved");
    await running;
    expect(latest().label).toBe("Saved");
    closeOffer(latest().id);
    expect(latest()).toMatchObject({ label: "Deleted", error: reason });
  });

  it("makes way for a newer notice before any attempt", () => {
    offerUndo("Deleted", refuse);
    say("Saved");
    closeOffer(latest().id);
    expect(latestOffer()).toBeUndefined();
  });

  it("stays closed if its workspace is left before the failure", async () => {
    offerUndo("Deleted", refuse);
    const running = runUndo(latest());
    closeOffers();
    await running;
    expect(latestOffer()).toBeUndefined();
  });
});
