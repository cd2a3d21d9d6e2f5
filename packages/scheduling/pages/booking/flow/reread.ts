import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { askFor } from "./ask.ts";
import type { Shown } from "./shown.ts";

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
