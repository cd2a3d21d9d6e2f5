// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import {
  sampleAppointment,
  sampleSlots,
  sampleStatus,
} from "../../../../test/sample-appointment.ts";
import { chair } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const [later] = sampleSlots.days[0]!.slots;
const current = { ...later!, starts_at: "2026-11-30T09:00:00Z", time: "10:00" };
const days = [{ date: "2026-11-30", slots: [current, later] }];
const parts = [{ id: "who", name: "Who", count: 1, resource_ids: [5, 6], choosable: true }];
const answers = {
  "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
  "GET /appointments/3/standing": sampleStatus,
  "GET /services": [{ id: 1, name: "Massage", duration: 60, parts }],
  "GET /services/1/slots": { ...sampleSlots, days },
  "GET /resources": [
    { ...chair, id: 5, name: "Mia" },
    { ...chair, id: 6, name: "Ole" },
  ],
};

it("a move offers the current time only for other staff", async () => {
  const { user } = await openDesk({ path: "/p/1/appointments/3?move=yes", answers });
  await screen.findByRole("button", { name: /^11:00/ });
  expect(screen.queryByRole("button", { name: /^10:00/ })).toBeNull();
  const sheet = await screen.findByRole("dialog");
  await user.selectOptions(await within(sheet).findByLabelText("With"), "Ole");
  await screen.findByRole("button", { name: /^10:00/ });
});
