// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import {
  sampleAppointment,
  sampleSlots,
  sampleStatus,
} from "../../../../test/sample-appointment.ts";

afterEach(closeDesk);

const starts_at = "2026-11-30T10:00:00.000Z";
const wait = { notify_after: 20 };

interface OpenInput {
  state?: "confirmed" | "requested";
  takesMessage?: boolean;
}

async function open({ state = "confirmed", takesMessage = true }: OpenInput = {}) {
  const appointment = { ...sampleAppointment, state };
  const changed = () => answer(200, appointment, { etag: '"2"' });
  return await openDesk({
    path: "/p/1/appointments/3",
    answers: {
      "GET /appointments/3": () => answer(200, appointment, { etag: '"1"' }),
      "GET /appointments/3/standing": { ...sampleStatus, takes_message: takesMessage },
      "GET /services/1/slots": sampleSlots,
      "PUT /appointments/3": changed,
      "POST /appointments/3/cancel": changed,
      "POST /appointments/3/restore": changed,
      "POST /appointments/3/decline": changed,
    },
  });
}

type User = Awaited<ReturnType<typeof open>>["user"];

const label = "Message to the client (optional)";
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: label });

async function press(user: User, name: string | RegExp): Promise<void> {
  await user.click((await screen.findAllByRole("button", { name })).at(-1)!);
}

describe("message of staff to the client", () => {
  it("goes with a cancellation", async () => {
    const { user, changes } = await open();
    await press(user, "Cancel");
    await user.type(await field(), "  Mia is ill.{Enter}Sorry!  ");
    await press(user, "Cancel the appointment");
    const how = { by: "customer", notify_after: 20, message: "Mia is ill.\nSorry!" };
    await waitFor(() => expect(changes).toEqual([["POST /appointments/3/cancel", how]]));
  });

  it("goes with a decline", async () => {
    const { user, changes } = await open({ state: "requested" });
    await press(user, "Decline");
    await user.type(await field(), "Full");
    await press(user, "Decline the request");
    const how = { message: "Full" };
    await waitFor(() => expect(changes).toEqual([["POST /appointments/3/decline", how]]));
  });

  it.each([
    ["is absent while empty", "", {}],
    ["goes with a move", "Later", { message: "Later" }],
  ])("%s", async (_title, text, sent) => {
    const { user, changes } = await open();
    await press(user, "Move");
    await press(user, /^11:00/);
    if (text !== "") await user.type(await field(), text);
    await press(user, /^Move to/);
    await waitFor(() =>
      expect(changes).toEqual([["PUT /appointments/3", { starts_at, ...wait, ...sent }]]),
    );
  });

  it("is no part of the undo of a move", async () => {
    const { user, changes } = await open();
    await press(user, "Move");
    await press(user, /^11:00/);
    await user.type(await field(), "Later");
    await press(user, /^Move to/);
    await screen.findByText(/^Moved to /);
    await press(user, "Undo");
    const { starts_at: before, resource_ids } = sampleAppointment;
    const back = { starts_at: before, resource_ids, ...wait };
    await waitFor(() => expect(changes[1]).toEqual(["PUT /appointments/3", back]));
  });

  it("is no part of a move without a mail", async () => {
    const { user, changes } = await open();
    await press(user, "Move");
    await press(user, /^11:00/);
    await user.type(await field(), "Later");
    await user.click(await screen.findByRole("checkbox", { name: /Email the client/ }));
    expect(screen.queryByRole("textbox", { name: label })).toBeNull();
    await press(user, /^Move to/);
    const move = { starts_at, ...wait, notify: false };
    await waitFor(() => expect(changes).toEqual([["PUT /appointments/3", move]]));
  });

  it("is not offered if no mail can contain it", async () => {
    const { user } = await open({ takesMessage: false });
    await press(user, "Cancel");
    await screen.findByRole("button", { name: "Cancel the appointment" });
    expect(screen.queryByRole("textbox", { name: label })).toBeNull();
  });
});

it("a cancellation offers its undo", async () => {
  const { user, changes } = await open();
  await press(user, "Cancel");
  await press(user, "Cancel the appointment");
  await screen.findByText("The appointment is cancelled.");
  await press(user, "Undo");
  await waitFor(() => expect(changes.at(-1)?.[0]).toBe("POST /appointments/3/restore"));
  await waitFor(() => expect(screen.queryByText("The appointment is cancelled.")).toBeNull());
});
