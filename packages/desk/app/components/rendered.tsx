/* Filled by nodes and a style sheet, the frame keeps a strict policy: no scripts, links or
   forms. */
import { useEffect, useRef } from "react";
import { ownPicture } from "../api/own-picture.ts";
import "./rendered.css";

export interface RenderedProps {
  title: string;
  html: string;
  style?: string;
  /** BCP 47. */
  locale: string;
  className?: string;
}

export function Rendered({ title, ...view }: RenderedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fill = () => fillFrame(frame.current, view);
  // Some browsers replace the document after loading.
  useEffect(fill);
  return <iframe className="rendered" ref={frame} title={title} onLoad={fill} />;
}

type Filling = Omit<RenderedProps, "title">;

function fillFrame(frame: HTMLIFrameElement | null, { html, style = "", ...root }: Filling): void {
  const inner = frame?.contentDocument;
  const own = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (inner == null || own == null) return;
  const read = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  const messages = [...html.matchAll(sheets)].map(([, sheet = ""]) => sheet);
  for (const picture of read.images) picture.src = ownPicture(picture.src);
  for (const { name } of [...inner.body.attributes]) inner.body.removeAttribute(name);
  for (const { name, value } of read.body.attributes) inner.body.setAttribute(name, value);
  inner.body.replaceChildren(...[...read.body.childNodes].map((node) => inner.adoptNode(node)));
  inner.documentElement.lang = root.locale;
  inner.documentElement.className = root.className ?? "";
  inner.adoptedStyleSheets = [style, ...messages].map((text) => {
    const sheet = new own.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  for (const one of inner.querySelectorAll<HTMLElement>(`[${kept}]`)) {
    one.style.cssText = one.getAttribute(kept) ?? "";
    one.removeAttribute(kept);
  }
  const pressable = "a, button, input, select, textarea, summary, [tabindex]";
  for (const one of inner.querySelectorAll<HTMLElement>(pressable)) one.tabIndex = -1;
  for (const kind of ["click", "auxclick", "submit"]) inner.addEventListener(kind, stay, true);
}

const stay = (event: Event) => event.preventDefault();

const kept = "data-style";
const sheets = /<style>([^<]*)<\/style>/g;

/** The policy forbids inline styles in markup, not from scripts. */
function withoutStyles(html: string): string {
  return html.replaceAll(sheets, "").replaceAll(/(<[^<>]*?\s)style="/g, `$1${kept}="`);
}
