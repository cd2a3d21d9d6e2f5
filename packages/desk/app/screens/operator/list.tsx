import { NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAddressQuery } from "../../api/address.ts";
import { onValue } from "../../components/fields.tsx";
import { LookUp } from "../../components/look-up.tsx";
import { More } from "../../components/more.tsx";
import { Read } from "../../components/read.tsx";
import { Screen } from "../../components/screen.tsx";
import { useWords } from "../../locales/words.ts";
import { merchantStates, readMerchantFilter } from "./filter.ts";
import { operated } from "./queries.ts";
import { MerchantRows } from "./rows.tsx";
import { WaitingBanks } from "./waiting-banks.tsx";
import "./operator.css";

export function Merchants() {
  const { operator, merchants: words, states } = useWords();
  const [merchantFilter, ask] = useAddressQuery(readMerchantFilter);
  const { q, state = "" } = merchantFilter;
  const match = useInfiniteQuery(operated.merchants(merchantFilter));
  const all = { value: "", label: words.anyState };
  const { search, find, title } = operator.merchants;
  return (
    <Screen title={title}>
      <WaitingBanks />
      <search className="operator-search">
        <LookUp key={q} label={search} word={find} q={q} seek={(text) => ask({ q: text })} />
        <NativeSelect
          label={words.state}
          value={state}
          data={[all, ...merchantStates.map((value) => ({ value, label: states[value] }))]}
          onChange={onValue((state) => ask({ state }))}
        />
      </search>
      <Read of={match}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <p className="empty">{q === "" && state === "" ? words.nobody : words.none}</p>
          ) : (
            <MerchantRows merchants={pages.flat()} />
          )
        }
      </Read>
      <More of={match} />
    </Screen>
  );
}
