import { operatorAt } from "@frontdesk/server/operators";
import { invalid } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import type { Rate } from "../../../core/money.ts";
import { largestRateFileBytes } from "../../../core/rates/fetch.ts";
import { saveRates } from "../../../core/rates/store.ts";
import { act } from "../actions/act.ts";
import { rateRefusals } from "../refusals.ts";
import { listLatestRates } from "./store.ts";

const RateFile = Type.Object({
  xml: Type.String({ description: "A file of reference rates from the European Central Bank" }),
});

const ImportResponse = Type.Object({
  rates: Type.Object({
    read: Type.Integer(),
    added: Type.Integer({ description: "Number of new rates" }),
    latest: Type.String({ description: "The newest day in the file" }),
  }),
});

const RateList = Type.Array(
  Type.Object({
    currency: Type.String(),
    day: Type.String(),
    perEuro: Type.String({ description: "Units of the currency per euro" }),
  }),
);

export function operatedRateRoutes(server: Server, context: Context): void {
  server.addContentTypeParser(
    ["text/xml", "application/xml"],
    { parseAs: "string" },
    (_request, body, done) => done(null, { xml: body }),
  );

  server.get(
    "/rates",
    {
      schema: {
        summary: "List the latest exchange rates",
        response: { 200: RateList },
      },
    },
    () => listLatestRates(context.db),
  );

  server.post(
    "/rates",
    {
      schema: {
        operationId: "importOperatorRates",
        summary: "Import exchange rates, as JSON or XML",
        "x-refusals": Object.values(rateRefusals),
        body: RateFile,
        response: { 201: ImportResponse },
      },
      bodyLimit: largestRateFileBytes,
    },
    async (request, reply) => {
      const read = await ratesIn(request.body.xml);
      const latest = newestDay(read);
      const details = (added: number) => ({ read: read.length, added });
      const done = { actor: operatorAt(request), action: "rates.import", subject: latest, details };
      const added = await act(context, done, ({ db }) => saveRates(db, read));
      return reply.code(201).send({ rates: { read: read.length, added, latest } });
    },
  );
}

function newestDay(rates: readonly Rate[]): string {
  const days = rates.map(({ day }) => day).sort();
  return days.at(-1) ?? "";
}

async function ratesIn(xml: string): Promise<Rate[]> {
  const { parseEcbRates } = await import("../../../core/rates/ecb.ts");
  try {
    return parseEcbRates(xml);
  } catch (error) {
    const why = error instanceof Error ? error.message : "is invalid";
    throw invalid([rateRefusals.unfitFile(why)]);
  }
}
