import { expect, it } from "vitest";
import { ownPicture } from "./own-picture.ts";

it.each([
  [
    "https://book.example/public/v1/7/logo/ab-1x1.png",
    "/api/scheduling/public/v1/7/logo/ab-1x1.png",
  ],
  ["https://x.example/below/public/v1/7/logo/a.png", "/api/scheduling/public/v1/7/logo/a.png"],
  ["http://127.0.0.1:4010/pay/logo/k-e-y/a.webp", "/api/payments/pay/logo/k-e-y/a.webp"],
  ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
  ["https://elsewhere.example/a.png", "https://elsewhere.example/a.png"],
])("picture %s loads through the gateway", (url, own) => {
  expect(ownPicture(url)).toBe(own);
});
