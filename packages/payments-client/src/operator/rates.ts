import type { CallOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "../api.ts";
import type { AnswerOf, BodyOf } from "../openapi.ts";
import { root } from "./root.ts";

export type Rate = AnswerOf<"listOperatorRates">[number];

export function ratesOf({ get, postOnce }: Api) {
  return {
    /** Returns the latest rates. */
    list: async (options?: CallOptions): Promise<Rate[]> => get(`${root}/rates`, options),

    /** Imports an XML file of the ECB; returns the number of new rates. */
    import: async (
      file: BodyOf<"importOperatorRates">,
      options?: CallOptions,
    ): Promise<AnswerOf<"importOperatorRates">["rates"]> =>
      field("rates", postOnce(`${root}/rates`, file, options)),
  };
}
