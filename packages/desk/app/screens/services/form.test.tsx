// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { chair, personType, resourceType } from "../../../test/sample-resource.ts";

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
  it("focuses the missing percentage of a deposit", async () => {
    const user = await openNew();
    await user.selectOptions(screen.getByLabelText("Deposit"), "percent");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const percent = screen.getByLabelText("Percent");
    await waitFor(() => expect(document.activeElement).toBe(percent));
  });

  it("focuses the empty field of a cancellation term", async () => {
    const user = await openNew();
    await user.click(screen.getByRole("button", { name: "Another deadline" }));
    const hours = screen.getByLabelText("2. hours before");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(document.activeElement).toBe(hours));
  });
});

describe("staff and room of a service", () => {
  const person = { ...personType, id: 9 };
  const mia = { ...chair, id: 7, name: "Mia", resource_type: person };
  const types = { "GET /resource_types": [person, resourceType] };

  it("are two questions: all staff by default, and a new room in place", async () => {
    const things: object[] = [];
    const { user, changes } = await openDesk({
      path: "/p/1/services/new",
      answers: {
        ...types,
        "GET /resources": () => answer(200, [mia, ...things]),
        "POST /resources": ({ name }: { name: string }) => {
          const thing = { ...chair, id: 8, name, resource_type: resourceType };
          things.push(thing);
          return answer(201, thing);
        },
        "POST /services": () => answer(422, { name: ["is taken"] }),
      },
    });
    await user.type(await screen.findByLabelText(/^Name/), "Massage");
    const staff = screen.getByRole("group", { name: "Staff" });
    expect(within(staff).getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    const thing = screen.getByRole("group", { name: "Room" });
    expect(within(thing).queryByRole("checkbox")).toBeNull();
    await user.type(await within(thing).findByLabelText("New room"), "Attic");
    await user.click(within(thing).getByRole("button", { name: "Add a room" }));
    const attic = await within(thing).findByRole<HTMLInputElement>("checkbox", { name: "Attic" });
    await waitFor(() => expect(attic.checked).toBe(true));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[0]).toEqual([
      "POST /resources",
      { name: "Attic", resource_type_id: resourceType.id },
    ]);
    const parts = [{ resource_ids: [7] }, { resource_ids: [8] }];
    expect(changes[1]).toMatchObject(["POST /services", { parts }]);
  });
});
