// Forms without script call the public API like the script.
import type { FastifyReply } from "fastify";
import { notFound } from "../../core/refusals.ts";
import { askPublic } from "./ask.ts";
import { type Act, actions, addressOfView, type BookingView, type FormOutcome } from "./content.ts";
import { type BookingSite, type PageVisit, pathOfAccount, showBooking } from "./show.ts";

type Form = Record<string, unknown>;

const input: Record<Act, (form: Form) => { path: string; body: object }> = {
  move: ({ starts_at, timezone }) => ({
    path: "reschedule",
    body: { starts_at: String(starts_at), ...(typeof timezone === "string" && { timezone }) },
  }),
  cancel: ({ expected_refund, expected_percent }) => ({
    path: "cancel",
    body: {
      expected_refund: Number(expected_refund) || 0,
      expected_percent: Number(expected_percent) || 0,
    },
  }),
  verify: ({ proof }) => ({ path: "verify", body: { proof: String(proof) } }),
  again: () => ({ path: "again", body: {} }),
  reminders: ({ proof }) => {
    const query = typeof proof === "string" ? `?proof=${encodeURIComponent(proof)}` : "";
    return { path: `reminders${query}`, body: {} };
  },
};

export async function takeForm(booking: BookingSite, visit: PageVisit): Promise<FastifyReply> {
  const { request, reply } = visit;
  const { account, token, act } = request.params as Record<"account" | "token" | "act", string>;
  if (!isAct(act)) throw notFound();
  // A mail program's one-click request has only the address (RFC 8058).
  const form: Form = { ...(request.query as Form), ...(request.body as Form | null) };
  const { path, body } = input[act](form);
  const { status } = await askPublic(booking.server, request, {
    method: "POST",
    path: `/appointments/${encodeURIComponent(token)}/${path}`,
    body,
  });
  const isDone = status >= 200 && status < 300;
  if (isDone && act !== "reminders" && act !== "again") {
    const view: BookingView = { at: "appointment", token, act: undefined };
    return reply.redirect(addressOfView(pathOfAccount(booking, account), view), 303);
  }
  const proof = typeof form.proof === "string" ? form.proof : undefined;
  const view: BookingView = { at: "appointment", token, act, proof };
  const formOutcome = isDone ? "done" : outcomeOf(status, act);
  return await showBooking(booking, visit, { view, outcome: formOutcome });
}

function isAct(act: string): act is Act {
  return actions.includes(act);
}

function outcomeOf(status: number, act: Act): FormOutcome {
  if (status === 429) return "busy";
  if (act === "verify" && status === 422) return "ended";
  if (status !== 409) return "refused";
  return act === "cancel" ? "changed" : "taken";
}
