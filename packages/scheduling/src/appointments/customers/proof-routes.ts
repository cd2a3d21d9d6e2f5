import { noteRepeatable } from "@frontdesk/database/commit-tracking";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { tooOften } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import { proveAddress } from "../booking/prove.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { sendProofAgain } from "../booking/verify.ts";
import {
  config,
  doing,
  find,
  location,
  nearQueryOf,
  ofAppointment,
  type RequestByToken,
} from "./by-token.ts";
import { withNext } from "./near.ts";
import { goOn } from "./pay.ts";
import { checkMailAgain } from "./proof-mail.ts";
import { customerRefusals } from "./refusals.ts";
import { AddressProof } from "./schema.ts";
import { showCustomer } from "./show.ts";

const { notFound } = customerRefusals;
const { noProof, otherState, expired, tooBusy } = appointmentRefusals;
const { unavailable } = askingRefusals;

export function proofRoutes(server: Server, context: Context): void {
  verifyRoute(server, context);
  againRoute(server, context);
}

function verifyRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "proveAddress",
    body: AddressProof,
    summary: "Verify an email address and continue the booking",
    "x-refusals": [notFound, noProof, otherState, expired, unavailable, tooBusy, tooOften],
  };
  server.post(`${location}/verify`, { schema, config }, async (request) => {
    noteRepeatable();
    const at = await find(context, request);
    const { row, business, recorder } = at;
    const { proof } = request.body;
    const after = await withNext(
      context,
      () => nearQueryOf(context, at),
      async () => {
        const proved = await proveAddress(context, recorder, { id: row.id, proof });
        return await goOn(context, at, proved);
      },
    );
    return await showCustomer(context, business, after);
  });
}

function againRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "sendProofAgain",
    summary: "Resend the verification mail",
    "x-refusals": [notFound, otherState, expired, tooBusy, tooOften],
  };
  server.post(
    `${location}/again`,
    { schema, config },
    doing(context, async (_request: RequestByToken, { recorder, row, business }) => {
      await checkMailAgain(context, { accountId: business.id, row });
      await context.limits.take("proofsByAppointment", `${business.id} ${row.id}`);
      return await sendProofAgain(context, recorder, row.id);
    }),
  );
}
