import type { NewProject, Project } from "@frontdesk/scheduling-client/types/purposes";

export interface ProjectDraft {
  name: string;
  code: string;
  clientId: string;
  isBillable: boolean;
  notes: string;
  /** If the value is empty, the service picks a colour. */
  color: string;
}

export const emptyProject: ProjectDraft = {
  name: "",
  code: "",
  clientId: "",
  isBillable: false,
  notes: "",
  color: "",
};

export function projectDraftOf(
  project: Pick<
    Project,
    "name" | "project_code" | "client_id" | "default_billable" | "notes" | "color"
  >,
): ProjectDraft {
  const { name, project_code: code, client_id: client, notes, color } = project;
  return {
    name,
    code: code ?? "",
    clientId: client === null ? "" : String(client),
    isBillable: project.default_billable,
    notes: notes ?? "",
    color,
  };
}

export function projectOf(draft: ProjectDraft): NewProject {
  const { name, code, clientId, isBillable, notes, color } = draft;
  return {
    name,
    project_code: code === "" ? null : code,
    client_id: clientId === "" ? null : Number(clientId),
    default_billable: isBillable,
    notes,
    ...(color !== "" && { color }),
  };
}
