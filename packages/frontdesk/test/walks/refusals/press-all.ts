import type { Locator } from "playwright-core";
import type { Presser } from "./presser.ts";

const soon = { timeout: 3_000 };
const deepest = 2;

interface Screen {
  where: string;
  again(): Promise<void>;
}

export async function pressAll(
  presser: Presser,
  { where, again }: Screen,
  depth = 0,
): Promise<void> {
  await fill(await presser.top());
  for (const kind of new Set(await kindsOn(presser))) {
    if ((await kindsOn(presser)).indexOf(kind) < 0) await again();
    const button = await find(presser, kind);
    if (button === undefined) continue;
    const before = presser.page.url();
    const outcome = await presser.press(button, where);
    if (outcome === "opened" && depth < deepest) {
      const reopen = async () => {
        await again();
        await (await find(presser, kind))?.click(soon).catch(() => {});
        await presser.settled();
      };
      await pressAll(presser, { where, again: reopen }, depth + 1);
    }
    if (outcome !== "nothing" || presser.page.url() !== before) await again();
  }
  await giveFiles(presser, where);
}

async function find(presser: Presser, kind: string) {
  const top = await presser.top();
  await fill(top);
  const at = (await kindsOn(presser)).indexOf(kind);
  if (at < 0) return undefined;
  return await buttonsIn(top)
    .nth(at)
    .elementHandle(soon)
    .then((match) => match ?? undefined)
    .catch(() => undefined);
}

async function giveFiles(presser: Presser, where: string): Promise<void> {
  const buffer = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  const file = { name: "receipt.pdf", mimeType: "application/pdf", buffer };
  const top = await presser.top();
  for (const field of await top.locator("input[type=file]").elementHandles()) {
    await presser.try({ where, name: "a file", act: () => field.setInputFiles(file) });
  }
}

const buttonsIn = (scope: Locator) =>
  scope.locator("button:visible:not([disabled]):not([aria-label=Close])");

/** A calendar has hundreds of buttons. */
async function kindsOn(presser: Presser): Promise<string[]> {
  return await buttonsIn(await presser.top()).evaluateAll((buttons) =>
    buttons.map((button) => {
      const text = button.getAttribute("aria-label") ?? button.textContent ?? "";
      const isTime = /^\d\d:\d\d/.test(text);
      const isOfWeek = button.closest(".week, [class*=hours]") !== null;
      const isNamed = button.className.includes("mantine") && button.closest("table") === null;
      const name = isNamed && !isTime && !isOfWeek ? text.replaceAll(/\d+/g, "#") : "";
      return `${button.className} ${name}`;
    }),
  );
}

const samples: Record<string, string> = {
  text: "12",
  email: "someone@example.com",
  url: "https://there.example/hook",
  tel: "+45 12 34 56 78",
  date: "2031-03-03",
  password: "a long enough password",
};

async function fill(scope: Locator): Promise<void> {
  const fields = scope.locator("input:visible:enabled, textarea:visible:enabled");
  for (const field of await fields.all()) {
    const type = (await field.getAttribute("type").catch(() => null)) ?? "text";
    const before = await field.inputValue().catch(() => "");
    const sample = samples[type];
    if (sample === undefined || before.length > 20 || /^\d\d?[:.]\d\d/.test(before)) continue;
    await field.fill(before === "" || type !== "text" ? sample : `${before}1`).catch(() => {});
  }
  for (const choice of await scope.locator("select:visible:enabled").all()) {
    if ((await choice.inputValue().catch(() => "x")) !== "") continue;
    await choice.selectOption({ index: 1 }).catch(() => {});
  }
}
