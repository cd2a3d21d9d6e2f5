import { pictureSize } from "@frontdesk/server/pictures/picture-size";
import type { ComponentChildren } from "preact";
import { usePage } from "../flow/content.ts";
import { writeMailto } from "../flow/write.ts";
import { ViewLink } from "./view-link.tsx";

export function Ends({ children }: { children: ComponentChildren }) {
  const { content, words, appointment } = usePage();
  const business = content.page ?? appointment?.business ?? content.appointment?.business;
  if (business === undefined) return <main class="card">{children}</main>;
  const { name, contact_email, phone, address, privacy_url, terms_url, logo_url } = business;
  return (
    <>
      <header class="business">
        {logo_url === null ? (
          <span class="initial" aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
        ) : (
          <img class="logo" src={pathOf(logo_url)} alt="" {...pictureSize(logo_url)} />
        )}
        {content.page === null ? (
          <span class="name">{name}</span>
        ) : (
          <ViewLink to={{ view: { at: "services" } }} look="name">
            {name}
          </ViewLink>
        )}
      </header>
      <main class="card">
        {business.test && (
          <p class="notice waiting" role="note">
            {words.testOnly}
          </p>
        )}
        {children}
      </main>
      <footer>
        <address>
          <strong>{words.contact}</strong>
          {address !== null && <span class="lines">{address}</span>}
          {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
          {contact_email !== null && <a href={writeMailto(contact_email)}>{contact_email}</a>}
        </address>
        <nav aria-label={words.terms}>
          {terms_url !== null && <Elsewhere url={terms_url}>{words.terms}</Elsewhere>}
          {privacy_url !== null && <Elsewhere url={privacy_url}>{words.privacy}</Elsewhere>}
        </nav>
      </footer>
    </>
  );
}

/** The policy allows pictures of the page's own origin, under any of its names. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, "");
}

/** Opens a new tab, to keep the input. */
export function Elsewhere({ url, children }: { url: string; children: ComponentChildren }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
