// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { chair } from "../../../test/sample-resource.ts";

afterEach(closeDesk);

async function openNew() {
  const { user } = await openDesk({
    path: "/p/1/services/new",
    answers: { "GET /resources": [chair] },
  });
  await user.type(await screen.findByLabelText(/^Name/), "Massage");
  return user;
}

describe("Save of a service with a wrong field", () => {
  it("focuses the missing percentage of a deposit in its section", async () => {
    const user = await openNew();
    await user.selectOptions(screen.getByLabelText("Deposit"), "percent");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const percent = screen.getByLabelText("Percent");
    await waitFor(() => expect(document.activeElement).toBe(percent));
    expect(percent.closest("details")?.open).toBe(true);
  });

  it("focuses the empty field of a cancellation term", async () => {
    const user = await openNew();
    await user.click(screen.getByRole("button", { name: "Another deadline" }));
    const hours = screen.getByLabelText("2. hours before");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(document.activeElement).toBe(hours));
  });
});
