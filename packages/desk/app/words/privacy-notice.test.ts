import { expect, it } from "vitest";
import { privacyNoticeEn } from "./en/privacy-notice.ts";

it("our privacy notice names cards only where the business takes payments", () => {
  const given = { name: "Jane’s studio", address: "", contact: "", months: "24" };
  const said = (takesPayments: boolean) =>
    privacyNoticeEn.text({ ...given, takesPayments }).filter((one) => one !== false);
  expect(said(true).filter((one) => one.includes("card"))).toHaveLength(1);
  expect(said(false).filter((one) => one.includes("card"))).toEqual([]);
});
