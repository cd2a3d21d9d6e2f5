import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import { useAction } from "../api/action.ts";
import { may } from "../api/may.ts";
import { useShop } from "../api/shop.ts";
import { useLocale } from "../locales/words.ts";
import { Failed } from "./failed.tsx";
import { save } from "./save.ts";

interface DownloadProps {
  label: string;
  name: string;
  /** Default: CSV. */
  type?: string;
  read(locale: string): Promise<string | Uint8Array>;
  without?: string | undefined;
}

export function Download({ label, name, read, without, type = "text/csv" }: DownloadProps) {
  const locale = useLocale();
  const loading = useAction(["download.download", "footer"], {
    mutationFn: () => read(locale),
    onSuccess: (content) => save(new Blob([fileOf(content, type)], { type }), name),
  });
  return (
    <>
      <Button
        variant="default"
        disabled={without !== undefined}
        loading={loading.isPending}
        onClick={unlessDouble(() => loading.mutate())}
      >
        {label}
      </Button>
      {without !== undefined && <p className="note">{without}</p>}
      {loading.error !== null && <Failed error={loading.error} again={() => loading.mutate()} />}
    </>
  );
}

export function ShopDownload(props: DownloadProps) {
  const { merchant } = useShop();
  return may(merchant, "export") ? <Download {...props} /> : null;
}

/** A fast answer ends before the second click of a double click: one file is enough. */
export function unlessDouble(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

/** A byte order mark is for spreadsheets; reading a response drops the byte order mark. */
function fileOf(text: string | Uint8Array, type: string): string | Uint8Array<ArrayBuffer> {
  if (typeof text !== "string") return new Uint8Array(text);
  return type === "text/csv" ? `\ufeff${text.replace(/^\ufeff/, "")}` : text;
}
