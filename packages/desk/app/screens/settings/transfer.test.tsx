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

describe("import of clients in Settings", () => {
  const checked = {
    id: 4,
    kind: "clients",
    state: "checked",
    headers: ["Name", "E-mail"],
    columns: { name: "Name", email: "E-mail" },
    counts: { new: 211, same: 8, warning: 1, error: 3, imported: 0, removed: 0, kept: 0 },
    user_id: 1,
    created_at: "2026-11-23T08:00:00.000Z",
    applied_at: null,
    undone_at: null,
    kept_until: "2026-12-23T08:00:00.000Z",
    url: "",
  };
  const wrong = { code: "bad_email", column: "E-mail", row: null, message: "is no email address" };
  const row = {
    id: 20,
    number: 5,
    state: "error",
    problems: [wrong],
    client_id: null,
    name: "Bo",
    email: "bo@",
    phone: null,
  };

  it("checks a file, names wrong rows, imports in batches, and undoes", async () => {
    let latest: object[] = [];
    let calls = 0;
    const counts = { ...checked.counts, new: 0, warning: 0, imported: 212 };
    const answerWith = (next: object) => {
      latest = [{ ...checked, ...next }];
      return latest[0];
    };
    const { user, changes } = await openDesk({
      path,
      answers: {
        "GET /imports": () => latest,
        "GET /imports/4/rows": [row],
        "POST /imports": () => Response.json(answerWith({}), { status: 201 }),
        "POST /imports/4/apply": () => {
          calls += 1;
          return answerWith({ state: calls === 1 ? "applying" : "applied", counts });
        },
        "POST /imports/4/undo": () =>
          answerWith({
            state: "undone",
            counts: { ...counts, imported: 0, removed: 210, kept: 2 },
          }),
      },
    });
    const file = new File(["Name;E-mail\nÆ;a@b.dk"], "clients.csv", { type: "text/csv" });
    await screen.findByRole("button", { name: "CSV file" });
    await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
    expect(await screen.findByText("212 new, 8 already there, 3 to correct")).toBeDefined();
    expect(await screen.findByText("Row 5: Bo")).toBeDefined();
    expect(screen.getByText("E-mail: Not an email address")).toBeDefined();
    const [[, sent]] = changes as [[string, { kind: string; file: string }]];
    expect(sent.kind).toBe("clients");
    expect(Buffer.from(sent.file, "base64").toString()).toBe("Name;E-mail\nÆ;a@b.dk");
    await user.click(screen.getByText("Columns"));
    await user.selectOptions(screen.getByLabelText("Notes"), "E-mail");
    await vi.waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]![1].columns).toMatchObject({ name: "Name", notes: "E-mail", phone: null });
    await user.click(await screen.findByRole("button", { name: "Import 212 clients" }));
    expect(await screen.findByText("212 imported")).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Undo import" }));
    expect(await screen.findByText("210 removed, 2 kept")).toBeDefined();
    expect(changes.slice(2).map(([request]) => request)).toEqual([
      "POST /imports/4/apply",
      "POST /imports/4/apply",
      "POST /imports/4/undo",
    ]);
    expect(screen.queryByRole("button", { name: "Undo import" })).toBeNull();
  });

  it("refuses a file above 5 MB before it is sent", async () => {
    const { user, changes } = await openDesk({ path, answers: {} });
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.csv");
    await screen.findByRole("button", { name: "CSV file" });
    await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
    expect(await screen.findByText("Choose a file of at most 5 MB.")).toBeDefined();
    expect(changes).toEqual([]);
  });

  it("is offered by the empty list of clients", async () => {
    const { user } = await openDesk({ path: "/p/1/clients", answers: { "GET /clients": [] } });
    await user.click(await screen.findByRole("button", { name: "Import clients" }));
    expect(await screen.findByRole("button", { name: "CSV file" })).toBeDefined();
  });
});
