/*
 * A document of one of the services, as it looks where it belongs: in a frame of its own, whose
 * width decides how it is laid out. It is filled from here, by nodes and a style sheet, so that the
 * policy of this page stays what it is: nothing in it runs, is followed, or is sent.
 */
import { useEffect, useRef } from "react";
import "./rendered.css";

export interface RenderedProps {
  /** What the frame is called. */
  title: string;
  /** A document, or what stands in its body. */
  html: string;
  style?: string;
  /** What it is written in (BCP 47). */
  locale: string;
  /** Of its root element. */
  className?: string;
}

export function Rendered({ title, ...shown }: RenderedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fill = () => fillFrame(frame.current, shown);
  // Some browsers make a frame's document anew once it is loaded.
  useEffect(fill);
  return <iframe className="rendered" ref={frame} title={title} onLoad={fill} />;
}

type Filling = Omit<RenderedProps, "title">;

function fillFrame(frame: HTMLIFrameElement | null, { html, style = "", ...root }: Filling): void {
  const inner = frame?.contentDocument;
  const own = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (inner == null || own == null) return;
  const read = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  const told = [...html.matchAll(sheets)].map(([, sheet = ""]) => sheet);
  for (const { name } of [...inner.body.attributes]) inner.body.removeAttribute(name);
  for (const { name, value } of read.body.attributes) inner.body.setAttribute(name, value);
  inner.body.replaceChildren(...[...read.body.childNodes].map((node) => inner.adoptNode(node)));
  inner.documentElement.lang = root.locale;
  inner.documentElement.className = root.className ?? "";
  inner.adoptedStyleSheets = [style, ...told].map((text) => {
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

/** The policy takes no styles from markup, but from scripts of ours. */
function withoutStyles(html: string): string {
  return html.replaceAll(sheets, "").replaceAll(/(<[^<>]*?\s)style="/g, `$1${kept}="`);
}
