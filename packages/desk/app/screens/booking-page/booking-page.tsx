import type { BookingPage } from "@frontdesk/scheduling-client/types/services";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { useSession, useWorkspace } from "../../api/workspace.ts";
import { goToField } from "../../components/corrections.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Read } from "../../components/read.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { ShareLink } from "../../components/share-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { type Missing, missingIn, withContact } from "./draft.ts";
import { idOf, PageForm } from "./form.tsx";
import { MerchantCard } from "./merchant/merchant.tsx";
import { PlainMails } from "./plain-mails.tsx";
import { bookingPage } from "./queries.ts";
import "../../components/entries.css";
import "./booking-page.css";

export function BookingPageScreen() {
  const { shell, bookingPage: words } = useWords();
  const workspace = useWorkspace();
  const { person } = useSession();
  const address = workspace.account?.isOwner === true ? person.email : undefined;
  const status = useRef<HTMLHeadingElement>(null);
  return (
    <Screen title={shell.screens["booking-page"]}>
      <Read of={useQuery(bookingPage.page(workspace))}>
        {({ shown, etag }) => (
          <div className="booking-page">
            <section className="group" aria-labelledby="page-settings">
              <h2 id="page-settings">{words.settings}</h2>
              <PageForm
                page={withContact(shown, address)}
                etag={etag}
                onPublished={() => status.current?.focus()}
              />
            </section>
            <div className="booking-page-side">
              <Status page={withContact(shown, address)} heading={status} />
              <PlainMails />
              <MerchantCard pageUrl={shown.url} />
            </div>
          </div>
        )}
      </Read>
    </Screen>
  );
}

interface StatusProps {
  page: BookingPage;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Status({ page, heading }: StatusProps) {
  const { bookingPage: words } = useWords();
  const workspace = useWorkspace();
  const services = useQuery(bookingPage.services(workspace));
  const resources = useQuery(bookingPage.resources(workspace));
  if (services.data === undefined || resources.data === undefined) {
    const error = services.error ?? resources.error;
    const again = () => void Promise.all([services.refetch(), resources.refetch()]);
    return error === null ? <Loading lines={4} /> : <Failed error={error} again={again} />;
  }
  const missing = missingIn({ page, services: services.data, resources: resources.data });
  const isOpen = missing.length === 0;
  const closed = page.published ? words.isOut : words.isClosed;
  return (
    <section className="booking-page-standing" aria-labelledby="page-standing">
      <h2 id="page-standing" ref={heading} tabIndex={-1}>
        {isOpen ? words.isOpen : closed}
      </h2>
      <p>
        <State of={page.published ? "published" : "unpublished"} />
      </p>
      {!isOpen && (
        <>
          <p>{words.missing}</p>
          <ul className="booking-page-missing">
            {missing.map((one) => (
              <li key={one}>
                <Led missing={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {page.published && <ShareLink url={page.url} file="booking-page" />}
    </section>
  );
}

function Led({ missing }: { missing: Missing }) {
  const { bookingPage: words } = useWords();
  const text = words.missings[missing];
  if (missing === "resource") return <ScreenLink to="resources/new">{text}</ScreenLink>;
  if (missing === "service") return <ScreenLink to="services/new">{text}</ScreenLink>;
  const id = idOf(missing === "contact" ? "contact_email" : "privacy_text");
  const target = missing === "published" ? "#page-settings ~ form [type=submit]" : `#${id}`;
  return (
    <button
      type="button"
      className="to-field"
      onClick={() => goToField(document.querySelector<HTMLElement>(target)!)}
    >
      {text}
    </button>
  );
}
