// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { makeAgenda } from "../../../test/sample-agenda.ts";
import { sampleAppointment, sampleStatus } from "../../../test/sample-appointment.ts";

afterEach(closeDesk);

it("request on Home: waits for its facts, because the notice names the mail", async () => {
  const request = { ...sampleAppointment, state: "requested" };
  const status = Promise.withResolvers<object>();
  await openDesk({
    path: "/p/1/home",
    answers: {
      "GET /agenda": makeAgenda(),
      "GET /appointments": [request],
      "GET /appointments/3/standing": () => status.promise,
    },
  });
  const approve = await screen.findByRole<HTMLButtonElement>("button", { name: "Approve" });
  expect(approve.disabled).toBe(true);
  status.resolve(sampleStatus);
  await waitFor(() => expect(approve.disabled).toBe(false));
});
