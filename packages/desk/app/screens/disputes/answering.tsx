// With a preview: a merchant submits evidence only once.

import type { Dispute } from "@frontdesk/payments-client/types";
import { unitsOf } from "@frontdesk/server/text/length";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { Accepting } from "./accepting.tsx";
import { answerDraft } from "./answer-draft.ts";
import { Evidence } from "./evidence.tsx";
import { Files } from "./files.tsx";
import { useAnswer } from "./queries.ts";

export function Answering({ dispute }: { dispute: Dispute }) {
  const { disputes: words } = useWords();
  const [text, setText] = useState(() => answerDraft.of(dispute));
  const [isPreview, preview] = useState(false);
  const [isAccepting, accept] = useState(false);
  const answering = useAnswer(useShop(), dispute.id);
  const write = (value: string) => {
    answerDraft.keep(dispute, value);
    setText(value);
  };
  const isEmpty = text.trim() === "";
  return (
    <>
      {isPreview ? (
        <>
          <h3>{words.preview}</h3>
          <Evidence dispute={dispute} text={text} />
          <p className="note">{words.once}</p>
        </>
      ) : (
        <>
          <Textarea
            label={words.text}
            description={words.textHint}
            rows={6}
            maxLength={unitsOf(4000)}
            value={text}
            onChange={({ currentTarget: { value } }) => write(value)}
          />
          <Files dispute={dispute} />
        </>
      )}
      <RefusalMessage error={answering.error} />
      <div className="dispute-acts">
        {isPreview ? (
          <>
            <Button loading={answering.isPending} onClick={() => answering.mutate(text.trim())}>
              {words.send}
            </Button>
            <Button variant="default" onClick={() => preview(false)}>
              {words.back}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isEmpty} onClick={() => preview(true)}>
              {words.preview}
            </Button>
            <Button variant="outline" color="wrong" onClick={() => accept(true)}>
              {words.accept}
            </Button>
          </>
        )}
      </div>
      {isAccepting && <Accepting dispute={dispute} onClose={() => accept(false)} />}
    </>
  );
}
