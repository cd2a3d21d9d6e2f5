// Without this script the links lead to the page.
import { embedInline, openDialog } from "./frames.ts";

const { currentScript } = document;
const source = currentScript instanceof HTMLScriptElement ? currentScript.src : "";
const folder = new URL(".", source || location.href).href;

function isOurs(url: string): boolean {
  return url.startsWith(folder) && !url.includes("/a/");
}

addEventListener("click", (event) => {
  // The path, because events of a shadow root hide their link.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.matches("[data-frontdesk]") || !isOurs(link.href)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openDialog(link.href, link);
});

function locate(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-frontdesk-page]")) {
    const { frontdeskPage = "" } = element.dataset;
    const url = new URL(frontdeskPage, location.href).href;
    delete element.dataset.frontdeskPage;
    if (isOurs(url)) embedInline(url, element);
  }
}

/** Does not watch shadow roots. */
function watch(): void {
  locate();
  const options = { subtree: true, childList: true, attributeFilter: ["data-frontdesk-page"] };
  new MutationObserver(() => locate()).observe(document, options);
}

Object.assign(window, { FrontdeskBooking: locate });
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", watch);
else watch();
