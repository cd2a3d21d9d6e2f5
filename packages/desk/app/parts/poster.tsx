// An address to be sent, printed or drawn.
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../words/words.ts";
import { pngOf, svgOf } from "./picture.ts";
import { save } from "./save.ts";
import "./poster.css";

interface PosterProps {
  url: string;
  /** What its pictures are called when they are kept. */
  file: string;
}

export function Poster({ url, file }: PosterProps) {
  const { links: words } = useWords();
  const svg = svgOf(url);
  return (
    <>
      <TextInput
        className="poster-address"
        label={words.address}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Passing url={url} />
      {svg === undefined ? (
        <p className="note">{words.tooLong}</p>
      ) : (
        <Drawing {...{ url, file, svg }} />
      )}
    </>
  );
}

function Passing({ url }: Pick<PosterProps, "url">) {
  const { links: words } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <div className="poster-acts">
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

function Drawing({ url, file, svg }: PosterProps & { svg: string }) {
  const { links: words } = useWords();
  const type = "image/svg+xml";
  return (
    <>
      <img
        className="poster-code"
        src={`data:${type},${encodeURIComponent(svg)}`}
        alt={words.code}
      />
      <div className="poster-acts">
        <Button variant="default" onClick={() => save(new Blob([svg], { type }), `${file}.svg`)}>
          {words.svg}
        </Button>
        <Button variant="default" onClick={async () => save(await pngOf(url), `${file}.png`)}>
          {words.png}
        </Button>
      </div>
    </>
  );
}
