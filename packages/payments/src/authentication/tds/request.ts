// Without a script, only the request headers are known (EMV 3DS 2.2, browserJavascriptEnabled
// false).
import { addressOf } from "../../core/website.ts";
import type { Requestor } from "./directory.ts";
import { type AReq, messageVersion } from "./messages.ts";
import { countryNumber, currencyNumber } from "./numbers.ts";

export interface Purchase {
  /** The threeDSServerTransID. */
  id: string;
  card: { number: string; expiry: { month: number; year: number } };
  /** Minor units; zero verifies the card. */
  amount: number;
  currency: string;
  exponent: number;
  merchant: { id: string; name: string; website: string; country: string };
  browser: { address: string; userAgent: string; accept: string; language: string };
  /** Method completion: Y reported, N timed out, U no method page. */
  method: "Y" | "N" | "U";
  /** The issuer declined for lack of a challenge. */
  isMandated: boolean;
  at: Date;
}

export interface Sender {
  requestor: Requestor;
  publicUrl: string;
}

export const challengeReturnPath = "/payments/challenges/tds-challenge/return";
export const methodReturnPath = "/payments/challenges/tds-fingerprint/return";

export function requestOf(purchase: Purchase, { requestor, publicUrl }: Sender): AReq {
  const { id, card, merchant, browser, at } = purchase;
  const isPayment = purchase.amount > 0;
  const name = printable(merchant.name, 40);
  const { month, year } = card.expiry;
  return {
    messageType: "AReq",
    messageVersion,
    threeDSServerTransID: id,
    deviceChannel: "02",
    messageCategory: isPayment ? "01" : "02",
    threeDSCompInd: purchase.method,
    threeDSRequestorAuthenticationInd: isPayment ? "01" : "04",
    threeDSRequestorChallengeInd: purchase.isMandated ? "04" : "01",
    threeDSRequestorID: merchant.id,
    threeDSRequestorName: name,
    threeDSRequestorURL: addressOf(merchant.website),
    threeDSServerRefNumber: requestor.serverReference,
    threeDSServerURL: requestor.resultsUrl,
    acctNumber: card.number,
    cardExpiryDate: `${year % 100}`.padStart(2, "0") + `${month}`.padStart(2, "0"),
    acquirerBIN: requestor.acquirerBin,
    acquirerMerchantID: merchant.id,
    mcc: requestor.merchantCategory,
    merchantCountryCode: numbered(countryNumber(merchant.country), merchant.country),
    merchantName: name,
    notificationURL: `${publicUrl}${challengeReturnPath}`,
    purchaseAmount: String(purchase.amount),
    purchaseCurrency: numbered(currencyNumber(purchase.currency), purchase.currency),
    purchaseExponent: String(purchase.exponent),
    purchaseDate: at.toISOString().replace(/\D/g, "").slice(0, 14),
    browserAcceptHeader: printable(browser.accept, 2048, "*/*"),
    browserIP: browser.address,
    browserJavascriptEnabled: false,
    browserLanguage: printable(browser.language, 35, "en"),
    browserUserAgent: printable(browser.userAgent, 2048, "unknown"),
  };
}

function numbered(number: string | undefined, code: string): string {
  if (number === undefined) throw new Error(`${code} has no number`);
  return number;
}

function printable(text: string, most: number, otherwise = "-"): string {
  const clean = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return clean.slice(0, most) || otherwise;
}
