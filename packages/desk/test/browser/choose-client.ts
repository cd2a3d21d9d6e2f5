import type { Locator } from "playwright-core";
import { en } from "./texts.ts";

export async function chooseClient(
  form: Locator,
  name: string,
  label: string = en.appointments.client,
): Promise<void> {
  await form.getByRole("combobox", { name: label }).fill(name);
  await form.getByRole("option", { name }).first().click();
}
