import { useQuery } from "@tanstack/react-query";
import { usePlace } from "../../../data/place.ts";
import { useWords } from "../../../locales/words.ts";
import { Card } from "../../../parts/card.tsx";
import { Read } from "../../../parts/read.tsx";
import { Connected } from "./connected.tsx";
import { Connecting } from "./connecting.tsx";
import { connection } from "./queries.ts";

export function MerchantCard({ pageUrl }: { pageUrl: string }) {
  const { deposits: words } = useWords();
  return (
    <Card title={words.title}>
      <Read of={useQuery(connection.now(usePlace()))}>
        {(merchant) =>
          merchant === null ? (
            <>
              <p className="quiet">{words.what}</p>
              <Connecting />
            </>
          ) : (
            <Connected merchant={merchant} pageUrl={pageUrl} />
          )
        }
      </Read>
    </Card>
  );
}
