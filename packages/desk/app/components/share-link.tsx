import { Button, TextInput } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { useCopying } from "./copying.ts";
import { NotCopied } from "./not-copied.tsx";
import { pngOf, svgOf } from "./picture.ts";
import { save } from "./save.ts";
import "./share-link.css";

interface ShareLinkProps {
  url: string;
  /** Base name of the picture files. */
  file: string;
}

export function ShareLink({ url, file }: ShareLinkProps) {
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
        <Drawing url={url} file={file} svg={svg} />
      )}
    </>
  );
}

function Passing({ url }: Pick<ShareLinkProps, "url">) {
  const { links: words } = useWords();
  const { copy, isCopied, isRefused } = useCopying();
  return (
    <div className="poster-acts">
      <NotCopied isDenied={isRefused} />
      {"share" in navigator && (
        <Button variant="default" onClick={() => void share(url, copy)}>
          {words.share}
        </Button>
      )}
      <Button variant="default" onClick={() => void copy(url)}>
        {isCopied ? words.copied : words.copy}
      </Button>
      <Button variant="default" onClick={() => print()}>
        {words.print}
      </Button>
      <Button variant="default" component="a" href={url} target="_blank" rel="noopener">
        {words.open}
      </Button>
    </div>
  );
}

/** Closing the share dialog is no error. */
async function share(url: string, copy: (url: string) => Promise<void>): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copy(url);
  }
}

function Drawing({ url, file, svg }: ShareLinkProps & { svg: string }) {
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
