import { Refusal } from "@frontdesk/server/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { type Actor, actorOf } from "../../parties/identity/identity.ts";
import { type AppointmentRow, showCharged } from "./appointment.ts";
import { checkOwnAppointment } from "./change.ts";
import { findAppointment } from "./store.ts";

interface Stepping {
  /** Runs after the rollback. */
  reject?: (context: Context, actor: Actor, id: number) => Promise<void>;
  /** `act` checks the owner: a cancelled appointment has no bookings. */
  checksOwner?: boolean;
}

export function stepping<Body>(
  context: Context,
  act: (
    context: Context,
    actor: Actor,
    request: { id: number; body: Body },
  ) => Promise<AppointmentRow>,
  { reject = async () => {}, checksOwner = true }: Stepping = {},
) {
  return async (
    request: FastifyRequest & { params: { id: number }; body: Body },
    reply: FastifyReply,
  ) => {
    const { id } = request.params;
    const { body } = request;
    const actor = actorOf(request);
    const seen = await findAppointment(context.db, actor.account.id, id);
    if (seen === undefined) throw notFound();
    if (checksOwner) await checkOwnAppointment(context, actor, seen);
    const work = async (context: Context) => {
      const row = await act(context, actor, { id, body });
      const view = await showCharged(actor, row, context);
      return { status: 200, body: view, clientId: row.client_id };
    };
    try {
      await answerOnce(context, { request, reply, admit: byRights }, work);
    } catch (error) {
      if (error instanceof Refusal) await reject(context, actor, id);
      throw error;
    }
    return reply;
  };
}
