import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "./ask.ts";
import type { Shown } from "./shown.ts";

/**
 * Has the page show how an appointment stands by now, where that is why something was refused;
 * gives the status to tell of where this says nothing new.
 */
export async function rereadAfter(shown: Shown, token: string, status: number): Promise<number> {
  if (status !== 409) return status;
  const now = await reread(shown, token);
  return now === 200 ? status : now;
}

/** Has the page show what an appointment is by now; gives the status of the answer. */
export async function reread(
  { content, keep }: Pick<Shown, "content" | "keep">,
  token: string,
): Promise<number> {
  const url = `${content.api}/appointments/${encodeURIComponent(token)}`;
  const { status, body } = await askFor<OpenAppointment>(url);
  if (status === 200) keep({ ...body, token });
  return status;
}
