import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "./ask.ts";
import type { PageState } from "./content.ts";

/** Returns the status to report if nothing is new. */
export async function rereadAfter(
  state: PageState,
  token: string,
  status: number,
): Promise<number> {
  if (status !== 409) return status;
  const now = await reread(state, token);
  return now === 200 ? status : now;
}

export async function reread(
  { content, keep }: Pick<PageState, "content" | "keep">,
  token: string,
): Promise<number> {
  const url = `${content.api}/appointments/${encodeURIComponent(token)}`;
  const { status, body } = await askFor<OpenAppointment>(url);
  if (status === 200) keep({ ...body, token });
  return status;
}
