import type { Dispute } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { Failed } from "../../components/failed.tsx";
import { useWords } from "../../locales/words.ts";
import { disputeQueries } from "./queries.ts";

type PutFile = NonNullable<Dispute["files"]>[number];

export function Evidence({ dispute, text }: { dispute: Dispute; text: string | undefined }) {
  const { disputes: words } = useWords();
  const { files = [] } = dispute;
  if (text === undefined && files.length === 0) return null;
  return (
    <section className="dispute-evidence" aria-label={words.evidence}>
      {text !== undefined && <p className="dispute-text">{text}</p>}
      <ul>
        {files.map((file) => (
          <li key={file.name}>
            <Details id={dispute.id} file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ id, file: { name, type } }: { id: string; file: PutFile }) {
  const { data, error, refetch } = useQuery(disputeQueries.file(useShop(), { id, name }));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const objectURL = URL.createObjectURL(new Blob([new Uint8Array(data)], { type }));
    setUrl(objectURL);
    return () => URL.revokeObjectURL(objectURL);
  }, [data, type]);
  if (data === undefined && error !== null) {
    return (
      <>
        {name} <Failed error={error} again={() => void refetch()} />
      </>
    );
  }
  if (url === undefined) return name;
  if (type === "application/pdf") {
    return (
      <a href={url} download={name}>
        {name}
      </a>
    );
  }
  return <img src={url} alt={name} />;
}
