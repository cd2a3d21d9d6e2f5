import { describe, expect, it } from "vitest";
import { emptyResource, resourceOf, withOption } from "./draft.ts";

const capacity = { id: 2, human: false, custom_attributes: ["capacity"] };
const person = { id: 1, human: true, custom_attributes: ["phone"] };

describe("resource form", () => {
  it("sends an item with its name", () => {
    const draft = { ...emptyResource, name: "Attic", capacity: "8", email: "a@example.com" };
    expect(resourceOf(draft, capacity)).toEqual({
      resource_type_id: 2,
      name: "Attic",
      capacity: 8,
      notes: null,
      bookable: true,
      custom_field_option_ids: [],
    });
    expect(resourceOf({ ...draft, capacity: "" }, capacity)).toMatchObject({ capacity: null });
  });

  it("sends a person with trimmed names", () => {
    const draft = { ...emptyResource, firstName: " Ann ", phone: " ", color: "#3366CC" };
    expect(resourceOf(draft, person)).toEqual({
      resource_type_id: 1,
      first_name: "Ann",
      last_name: null,
      email: null,
      job_title: null,
      notices: "each",
      phone: null,
      notes: null,
      bookable: true,
      custom_field_option_ids: [],
      color: "#3366CC",
    });
    expect(resourceOf({ ...draft, getsMails: false }, person)).toMatchObject({ notices: "none" });
  });
});

it("resource form: gives a custom field one value or none", () => {
  const field = { custom_field_options: [3, 4].map((id) => ({ id, value: String(id) })) };
  expect(withOption([9, 3], field, 4)).toEqual([9, 4]);
  expect(withOption([9, 3], field, undefined)).toEqual([9]);
});
