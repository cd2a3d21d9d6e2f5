import { describe, expect, it } from "vitest";
import { emptyResource, resourceOf, withOption } from "./draft.ts";

const room = { id: 2, human: false, custom_attributes: ["capacity"] };
const person = { id: 1, human: true, custom_attributes: ["phone"] };

describe("a resource is sent with what its type has", () => {
  it("and a thing by its name", () => {
    const draft = { ...emptyResource, name: "Attic", capacity: "8", email: "a@example.com" };
    expect(resourceOf(draft, room)).toEqual({
      resource_type_id: 2,
      name: "Attic",
      capacity: 8,
      notes: null,
      bookable: true,
      custom_field_option_ids: [],
    });
    expect(resourceOf({ ...draft, capacity: "" }, room)).toMatchObject({ capacity: null });
  });

  it("and a person by their names, with what is blank taken away", () => {
    const draft = { ...emptyResource, firstName: " Ann ", phone: " ", color: "#3366CC" };
    expect(resourceOf(draft, person)).toEqual({
      resource_type_id: 1,
      first_name: "Ann",
      last_name: null,
      email: null,
      job_title: null,
      phone: null,
      notes: null,
      bookable: true,
      custom_field_option_ids: [],
      color: "#3366CC",
    });
  });
});

it("a field has one of its values, or none", () => {
  const field = { custom_field_options: [3, 4].map((id) => ({ id, value: String(id) })) };
  expect(withOption([9, 3], field, 4)).toEqual([9, 4]);
  expect(withOption([9, 3], field, undefined)).toEqual([9]);
});
