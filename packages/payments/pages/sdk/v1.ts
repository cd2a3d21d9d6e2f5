/// <reference path="./frontdesk.d.ts" />
import { readShopConfig } from "./config.ts";
import { openPopup } from "./popup.ts";
import { wordsOf } from "./words.ts";

const { currentScript } = document;
const source = currentScript instanceof HTMLScriptElement ? currentScript.src : "";

function createFrontdesk(options: { key: string }): FrontdeskCheckout {
  const key: unknown = options?.key;
  if (typeof key !== "string" || !key) {
    throw new TypeError("Frontdesk: key must be the merchant's public key");
  }
  if (!source) throw new Error("Frontdesk: load v1.js as a classic script");

  function pay(config: FrontdeskConfig, callback: FrontdeskCallback): void;
  function pay(config: FrontdeskConfig): Promise<FrontdeskResult>;
  function pay(config: FrontdeskConfig, callback?: FrontdeskCallback) {
    if (callback !== undefined) return start(key as string, config, callback);
    return new Promise<FrontdeskResult>((resolve, reject) => {
      start(key as string, config, (error, result) => {
        if (error) reject(error);
        else resolve(result!);
      });
    });
  }
  return { pay };
}

function start(key: string, frontdeskConfig: FrontdeskConfig, callback: FrontdeskCallback): void {
  try {
    const { config, locale } = readShopConfig(frontdeskConfig);
    const { close, payment } = wordsOf(locale ?? navigator.language);
    const url = new URL("../pay/popup", source);
    if (config.link !== undefined) url.search = new URL(config.link).search;
    else {
      url.searchParams.set("key", key);
      if (config.test) url.searchParams.set("test", "1");
      if (locale !== undefined) url.searchParams.set("locale", locale);
    }
    openPopup({ url, title: config.title || payment, close, config, tell });
  } catch (error) {
    tell(error as Error, undefined);
  }

  // Errors of shops must not interrupt our code.
  function tell(...outcome: Parameters<FrontdeskCallback>): void {
    queueMicrotask(() => callback(...outcome));
  }
}

// The first copy knows all popups.
if (typeof (globalThis as Record<string, unknown>).Frontdesk !== "function") {
  Object.assign(globalThis, { Frontdesk: createFrontdesk });
}
