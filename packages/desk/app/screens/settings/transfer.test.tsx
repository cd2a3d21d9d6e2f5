// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeDesk, openDesk } from "../../../test/app/open-desk.tsx";

afterEach(closeDesk);

const path = "/p/1/settings/transfer";
const table = () => new Response("id\r\n1\r\n", { headers: { "content-type": "text/csv" } });

describe("exports in Settings", () => {
  it("download appointments of a year, and clients", async () => {
    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:table");
    const answers = { "GET /appointments": table, "GET /clients": table };
    const { user } = await openDesk({ path, answers });
    const fetched = vi.spyOn(globalThis, "fetch");
    await user.click(await screen.findByRole("button", { name: "Appointments" }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole("button", { name: "Clients" }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const urls = fetched.mock.calls.map(([input]) => String(input));
    expect(urls.find((url) => url.includes("/appointments?format=csv"))).toContain(
      "locale=en&start_date=2026-01-01&end_date=2026-12-31",
    );
    expect(urls.some((url) => url.includes("/clients?format=csv&locale=en"))).toBe(true);
    saved.mockRestore();
  });

  it("ask for at most a year of appointments", async () => {
    const { user } = await openDesk({ path, answers: {} });
    await user.selectOptions(await screen.findByLabelText("Range"), "Custom range");
    await user.clear(screen.getByLabelText("From"));
    await user.type(screen.getByLabelText("From"), "2024-01-01");
    expect(await screen.findByText("Choose at most one year")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Appointments" })).toBeNull();
  });

  it("offer no clients to members without access to them", async () => {
    await openDesk({ path, answers: {}, rights: { clients: "none" } });
    expect(await screen.findByRole("button", { name: "Appointments" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Clients" })).toBeNull();
  });
});
