import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { AnswerOf, BodyOf } from "../openapi.ts";
import type { Send } from "../send.ts";
import { root } from "./root.ts";

export type Rate = AnswerOf<"listOperatorRates">[number];

type ImportAnswer = AnswerOf<"importOperatorRates">;

export function ratesOf(send: Send) {
  const path = `${root}/rates`;
  return {
    /** The latest ones. */
    async list(options?: CallOptions): Promise<Rate[]> {
      return await send({ method: "GET", path, options });
    },

    /** Imports an XML file of the ECB; returns the number of new rates. */
    async import(
      file: BodyOf<"importOperatorRates">,
      options?: CallOptions,
    ): Promise<ImportAnswer["rates"]> {
      const call = { method: "POST", path, body: file, repeat: "once", options } as const;
      return (await send<ImportAnswer>(call)).rates;
    },
  };
}
