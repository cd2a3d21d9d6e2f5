import type { TdsContext } from "./context.ts";
import { type Erro, isMessage, messageVersion, RReq, type RRes } from "./messages.ts";
import { sealResult } from "./sealed.ts";
import { acceptResult } from "./store.ts";
import { resultOf } from "./verdict.ts";

/**
 * The first result decides; wrong ids, second and late results get an error message. A live
 * directory server's connection calls this.
 */
export async function receiveResult(
  { db, now, keyring, log }: Pick<TdsContext, "db" | "now" | "keyring" | "log">,
  input: unknown,
): Promise<RRes | Erro> {
  if (!isMessage(RReq, input) || !isProven(input)) return refusal(input, "203", "not valid");
  const { threeDSServerTransID, dsTransID, acsTransID, transStatus, authenticationValue } = input;
  const result = resultOf(input);
  const isAccepted = await acceptResult(db, {
    id: threeDSServerTransID,
    directoryServerTransactionId: dsTransID,
    accessControlServerTransactionId: acsTransID,
    result,
    transStatus,
    eci: input.eci ?? null,
    cavv: sealResult(keyring, threeDSServerTransID, authenticationValue),
    now: now(),
  });
  log.info({ authenticationId: threeDSServerTransID, result, isAccepted }, "a challenge ended");
  if (!isAccepted) return refusal(input, "305", "no challenge waits for this result");
  return {
    messageType: "RRes",
    messageVersion,
    threeDSServerTransID,
    dsTransID,
    acsTransID,
    resultsStatus: "01",
  };
}

function isProven({ transStatus, eci, authenticationValue }: RReq): boolean {
  if (transStatus !== "Y" && transStatus !== "A") return true;
  return eci !== undefined && authenticationValue !== undefined;
}

function refusal(input: unknown, errorCode: "203" | "305", errorDescription: string): Erro {
  const ids = isMessage(RReq, input)
    ? {
        threeDSServerTransID: input.threeDSServerTransID,
        dsTransID: input.dsTransID,
        acsTransID: input.acsTransID,
      }
    : {};
  return {
    messageType: "Erro",
    messageVersion,
    ...ids,
    errorCode,
    errorComponent: "S",
    errorDescription,
    errorMessageType: "RReq",
  };
}
