import type { Service } from "@frontdesk/scheduling-client/types/services";
import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../api/workspace.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Entries, Entry } from "../../components/entries.tsx";
import { longOf } from "../../components/minutes.ts";
import { type Listing, NamedList } from "../../components/named-list.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { services } from "./queries.ts";
import "./services.css";

export function Services() {
  const { services: words } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const useItems = ({ isArchived }: Listing) => useQuery(services.all(workspace, isArchived));
  const mayMake = workspace.account?.isAdministrator === true;
  return (
    <NamedList noun="services" useItems={useItems} mayMake={mayMake}>
      {(matches, search) => (
        <Entries label={words.list}>
          {matches.map(({ id, name, color, visibility, ...service }) => (
            <Entry
              key={id}
              to={`services/${id}`}
              search={search}
              name={name}
              color={color}
              note={noteOf(service, locale)}
              end={words.shown[visibility]}
            />
          ))}
        </Entries>
      )}
    </NamedList>
  );
}

type PricedOffer = Pick<Service, "duration" | "price" | "currency">;

function noteOf({ duration, price: amount, currency }: PricedOffer, locale: string): string {
  const price = amount === null || currency === null ? [] : [{ amount, currency }];
  const texts = price.map((one) => writeAmount(one, locale));
  return [longOf(duration, locale), ...texts].join(" · ");
}
