import { expect, it } from "vitest";
import { emptyProject, projectDraftOf, projectOf } from "./draft.ts";

const view = {
  name: "Bread",
  project_code: "B-1",
  client_id: 7,
  default_billable: true,
  notes: "Sour",
  color: "#3366CC",
};

it("project form: sends an unchanged project as it was", () => {
  expect(projectOf(projectDraftOf(view))).toEqual(view);
  const bare = { ...view, project_code: null, client_id: null, notes: null };
  expect(projectOf(projectDraftOf(bare))).toEqual({ ...bare, notes: "" });
});

it("project form: leaves a new project's colour to the service", () => {
  expect(projectOf({ ...emptyProject, name: "Bread" })).toEqual({
    name: "Bread",
    project_code: null,
    client_id: null,
    default_billable: false,
    notes: "",
  });
});
