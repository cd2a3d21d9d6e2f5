import { useEffect, useRef } from "react";
import { ShareLink } from "../../components/share-link.tsx";
import { useWords } from "../../locales/words.ts";
import type { LinkResult } from "./queries.ts";

export function CreatedLink({ link, isNew = false }: { link: LinkResult; isNew?: boolean }) {
  const { links: words } = useWords();
  const { url, isSigned } = link;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="links-made" aria-labelledby="link-made">
      <h2 id="link-made" ref={heading} tabIndex={-1}>
        {words.made}
      </h2>
      <p className="note">{isSigned ? words.isSigned : words.isPlain}</p>
      <ShareLink url={url} file="payment-link" />
    </section>
  );
}
