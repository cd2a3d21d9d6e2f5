import { useEffect, useRef, useState } from "preact/hooks";
import type { PayContent } from "../../../src/acceptance/links/page/content.ts";
import { useContent } from "../content-context.ts";
import { type Config, readConfig } from "./config.ts";
import { type Heard, listen, tell } from "./messages.ts";
import { PopupForm } from "./popup-form.tsx";

/** Message to the shop's developer. */
const doubt = "Frontdesk: the outcome of the payment is unknown; check before another one";

export function Popup() {
  const { content, words } = useContent();
  const [config, setConfig] = useState<Config>();
  const [problem, setProblem] = useState<string>();
  const shop = useRef("");
  const isBusy = useRef(false);
  const close = () => {
    if (!isBusy.current) tell(shop.current || "*", { type: "closed" });
  };
  useEffect(() => {
    const hear = (message: Heard, origin: string) => {
      if (message.type === "close") return close();
      if (shop.current !== "") return;
      shop.current = origin;
      try {
        setConfig(configFor(content, message.config));
      } catch (error) {
        setProblem(content.receipt ? words.problems.used : words.faults.failed);
        tell(origin, { type: "failed", message: (error as Error).message });
      }
    };
    const stop = listen(hear);
    tell("*", { type: "ready" });
    return stop;
  }, [content]);
  useEscape(close);
  const tellShop = (message: Parameters<typeof tell>[1]) => tell(shop.current, message);
  const sheet = useSize((height) => shop.current && tellShop({ type: "size", height }));
  return (
    <div class="popup" ref={sheet}>
      <button type="button" class="close" aria-label={words.close} onClick={close}>
        <span aria-hidden="true">✕</span>
      </button>
      {problem !== undefined && (
        <main class="card notice">
          <h1>{problem}</h1>
        </main>
      )}
      {config !== undefined && (
        <PopupForm
          config={config}
          onStage={(stage) => {
            const busy = stage === "busy";
            if (busy === isBusy.current) return;
            isBusy.current = busy;
            tellShop({ type: "busy", busy, ...(stage === "unknown" && { doubt }) });
          }}
          onPaid={(id, custom) =>
            tellShop({ type: "paid", transaction: { id }, ...(custom && { custom }) })
          }
          onClose={close}
        />
      )}
    </div>
  );
}

/** Throws an Error for the shop's developer. */
function configFor({ payee, testCards, link, receipt }: PayContent, input: unknown): Config {
  if (receipt !== undefined) throw new Error(`The link takes one payment, which is ${receipt.id}`);
  const test = testCards !== undefined;
  return readConfig(input, { test, currencies: payee.currencies, link });
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && document.querySelector("dialog[open]") === null) close();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

function useSize(onHeight: (height: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) onHeight(Math.ceil(entry.target.getBoundingClientRect().height));
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return element;
}
