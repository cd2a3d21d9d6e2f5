// What a website loads to have its customers book on it: links that open the page in a dialog, and
// elements that it stands in. Without this script the links lead to the page.
import { openDialog, placeInline } from "./frames.ts";

const { currentScript } = document;
const source = currentScript instanceof HTMLScriptElement ? currentScript.src : "";
const folder = new URL(".", source || location.href).href;

/** Only pages of the service that this script came from. */
function isOurs(url: string): boolean {
  return url.startsWith(folder) && !url.includes("/a/");
}

addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[data-frontdesk]");
  if (!link || !isOurs(link.href) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openDialog(link.href, link);
});

function place(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-frontdesk-page]")) {
    const { frontdeskPage = "" } = element.dataset;
    const url = new URL(frontdeskPage, location.href).href;
    delete element.dataset.frontdeskPage;
    if (isOurs(url)) placeInline(url, element);
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", place);
else place();
