/* EMV 3-D Secure 2.2 (protocol and core functions specification, annex A), browser channel.
   Messages are validated from any sender. */
import { check } from "@frontdesk/server/validate";
import { type Static, type TProperties, Type } from "typebox";

export const messageVersion = "2.2.0";

const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const Version = Type.Literal(messageVersion);
const Url = Type.String({ maxLength: 2048, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://" });
const Digits = (most: number) => Type.String({ pattern: `^[0-9]{1,${most}}$` });
const Text = (most: number) => Type.String({ minLength: 1, maxLength: most });

/** Y authenticated, A attempted, N not authenticated, U unavailable, R rejected, C challenge. */
const TransStatus = Type.Enum(["Y", "A", "N", "U", "R", "C"]);
const StatusReason = Type.Optional(Type.String({ pattern: "^[0-9]{2}$" }));
const Eci = Type.Optional(Type.String({ pattern: "^0[0-7]$" }));
/** CAVV or AAV: 20 bytes. */
const AuthenticationValue = Type.Optional(Type.String({ pattern: "^[A-Za-z0-9+/]{27}=$" }));
const MessageCategory = Type.Enum(["01", "02"]);

function message<const Name extends string, Fields extends TProperties>(
  messageType: Name,
  fields: Fields,
) {
  return Type.Object({
    messageType: Type.Literal(messageType),
    messageVersion: Version,
    threeDSServerTransID: Uuid,
    ...fields,
  });
}

export const AReq = message("AReq", {
  deviceChannel: Type.Literal("02"),
  messageCategory: MessageCategory,
  threeDSCompInd: Type.Enum(["Y", "N", "U"]),
  threeDSRequestorAuthenticationInd: Type.Enum(["01", "04"]),
  threeDSRequestorChallengeInd: Type.Enum(["01", "04"]),
  threeDSRequestorID: Text(35),
  threeDSRequestorName: Text(40),
  threeDSRequestorURL: Url,
  threeDSServerRefNumber: Text(32),
  threeDSServerURL: Url,
  acctNumber: Type.String({ pattern: "^[0-9]{12,19}$" }),
  cardExpiryDate: Type.String({ pattern: "^[0-9]{4}$" }),
  acquirerBIN: Digits(11),
  acquirerMerchantID: Text(35),
  mcc: Type.String({ pattern: "^[0-9]{4}$" }),
  merchantCountryCode: Type.String({ pattern: "^[0-9]{3}$" }),
  merchantName: Text(40),
  notificationURL: Type.String({ ...Url, maxLength: 256 }),
  purchaseAmount: Digits(48),
  purchaseCurrency: Type.String({ pattern: "^[0-9]{3}$" }),
  purchaseExponent: Type.String({ pattern: "^[0-9]$" }),
  purchaseDate: Type.String({ pattern: "^[0-9]{14}$" }),
  browserAcceptHeader: Text(2048),
  browserIP: Text(45),
  browserJavascriptEnabled: Type.Boolean(),
  browserLanguage: Text(35),
  browserUserAgent: Text(2048),
});
export type AReq = Static<typeof AReq>;

export const ARes = message("ARes", {
  dsTransID: Uuid,
  acsTransID: Uuid,
  dsReferenceNumber: Text(32),
  acsReferenceNumber: Text(32),
  acsOperatorID: Text(32),
  transStatus: TransStatus,
  transStatusReason: StatusReason,
  eci: Eci,
  authenticationValue: AuthenticationValue,
  acsChallengeMandated: Type.Optional(Type.Enum(["Y", "N"])),
  authenticationType: Type.Optional(Type.String({ pattern: "^[0-9]{2}$" })),
  acsURL: Type.Optional(Url),
});
export type ARes = Static<typeof ARes>;

export const CReq = message("CReq", {
  acsTransID: Uuid,
  challengeWindowSize: Type.Enum(["01", "02", "03", "04", "05"]),
});
export type CReq = Static<typeof CReq>;

/** Carried by the browser, so it proves nothing. */
export const CRes = message("CRes", {
  acsTransID: Uuid,
  challengeCompletionInd: Type.Literal("Y"),
  transStatus: Type.Enum(["Y", "N"]),
});
export type CRes = Static<typeof CRes>;

/** Sent from server to server. */
export const RReq = message("RReq", {
  dsTransID: Uuid,
  acsTransID: Uuid,
  messageCategory: MessageCategory,
  transStatus: Type.Enum(["Y", "A", "N", "U", "R"]),
  transStatusReason: StatusReason,
  eci: Eci,
  authenticationValue: AuthenticationValue,
  authenticationType: Type.Optional(Type.String({ pattern: "^[0-9]{2}$" })),
  /** 01 cancelled by the cardholder; 04 and 05 timed out at the issuer. */
  challengeCancel: Type.Optional(Type.String({ pattern: "^0[1-8]$" })),
  interactionCounter: Type.String({ pattern: "^[0-9]{2}$" }),
});
export type RReq = Static<typeof RReq>;

export const RRes = message("RRes", {
  dsTransID: Uuid,
  acsTransID: Uuid,
  resultsStatus: Type.Literal("01"),
});
export type RRes = Static<typeof RRes>;

export const Erro = Type.Object({
  messageType: Type.Literal("Erro"),
  messageVersion: Version,
  threeDSServerTransID: Type.Optional(Uuid),
  dsTransID: Type.Optional(Uuid),
  acsTransID: Type.Optional(Uuid),
  /** 203 invalid field, 305 unknown transaction, 402 timed out. */
  errorCode: Type.Enum(["203", "305", "402", "403"]),
  /** S 3DS server, D directory server, A access control server. */
  errorComponent: Type.Enum(["S", "D", "A"]),
  errorDescription: Text(2048),
  errorMessageType: Text(4),
});
export type Erro = Static<typeof Erro>;

export const MethodRequest = Type.Object({
  threeDSServerTransID: Uuid,
  threeDSMethodNotificationURL: Type.String({ ...Url, maxLength: 256 }),
});
export type MethodRequest = Static<typeof MethodRequest>;

export const MethodNotification = Type.Object({ threeDSServerTransID: Uuid });
export type MethodNotification = Static<typeof MethodNotification>;

type Shape =
  | typeof AReq
  | typeof ARes
  | typeof CReq
  | typeof CRes
  | typeof RReq
  | typeof RRes
  | typeof Erro
  | typeof MethodRequest
  | typeof MethodNotification;

export function isMessage<Expected extends Shape>(
  shape: Expected,
  value: unknown,
): value is Static<Expected> {
  return typeof value === "object" && value !== null && check(shape, value, "json").length === 0;
}

export function encode(sent: CReq | CRes | MethodRequest | MethodNotification): string {
  return Buffer.from(JSON.stringify(sent)).toString("base64url");
}

const longestEncoded = 4_096;

/** Browsers can send anything. */
export function decode<Expected extends Shape>(
  shape: Expected,
  text: unknown,
): Static<Expected> | undefined {
  if (typeof text !== "string" || text.length > longestEncoded) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return isMessage(shape, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
