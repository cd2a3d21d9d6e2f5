import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { save } from "../../parts/save.ts";
import { useWords } from "../../words/words.ts";
import { pngOf, svgOf } from "./picture.ts";
import type { Made } from "./queries.ts";

/** A link to be sent, printed or drawn. */
export function MadeLink({ made, isNew = false }: { made: Made; isNew?: boolean }) {
  const { links: words } = useWords();
  const { url, isSigned } = made;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const svg = svgOf(url);
  return (
    <section className="links-made" aria-labelledby="link-made">
      <h2 id="link-made" ref={heading} tabIndex={-1}>
        {words.made}
      </h2>
      <p className="note links-acts">{isSigned ? words.isSigned : words.isPlain}</p>
      <TextInput
        className="links-address"
        label={words.address}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Passing url={url} />
      {svg === undefined ? (
        <p className="note">{words.tooLong}</p>
      ) : (
        <Drawing url={url} svg={svg} />
      )}
    </section>
  );
}

function Passing({ url }: { url: string }) {
  const { links: words } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <div className="links-acts">
      {"share" in navigator && (
        <Button variant="default" onClick={() => void share(url)}>
          {words.share}
        </Button>
      )}
      {"clipboard" in navigator && (
        <Button variant="default" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
      )}
      <Button variant="default" onClick={() => print()}>
        {words.print}
      </Button>
      <Button variant="default" component="a" href={url} target="_blank" rel="noopener">
        {words.open}
      </Button>
    </div>
  );
}

/** Whoever leaves the sheet of their phone wanted to. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
}

function Drawing({ url, svg }: { url: string; svg: string }) {
  const { links: words } = useWords();
  const type = "image/svg+xml";
  return (
    <>
      <img
        className="links-code"
        src={`data:${type},${encodeURIComponent(svg)}`}
        alt={words.code}
      />
      <div className="links-acts">
        <Button
          variant="default"
          onClick={() => save(new Blob([svg], { type }), "payment-link.svg")}
        >
          {words.svg}
        </Button>
        <Button variant="default" onClick={async () => save(await pngOf(url), "payment-link.png")}>
          {words.png}
        </Button>
      </div>
    </>
  );
}
