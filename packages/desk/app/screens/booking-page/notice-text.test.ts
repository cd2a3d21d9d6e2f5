import { expect, it } from "vitest";
import { laterWords, loadWords, speechOf } from "../../locales/languages.ts";
import { noticeText } from "./notice-text.ts";

it("default privacy notice: mentions cards only if the business takes payments", async () => {
  const words = await loadWords(speechOf(["en"]));
  await laterWords();
  const { privacyNotice } = words;
  const input = { name: "Jane’s studio", address: "", contact: "", months: "24" };
  const label = (takesPayments: boolean) =>
    noticeText(privacyNotice, { ...input, takesPayments }).split("\n\n");
  expect(label(true).filter((one) => one.includes("card"))).toHaveLength(1);
  expect(label(false).filter((one) => one.includes("card"))).toEqual([]);
});
