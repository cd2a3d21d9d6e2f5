import chromium from "@sparticuz/chromium";

/** Processes that unpack the browser at the same time start it before it is whole. */
export async function setup(): Promise<void> {
  await chromium.executablePath();
}
