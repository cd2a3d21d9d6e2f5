import type { Scope } from "@frontdesk/scheduling-client/types/own";
import { Tick } from "../../components/fields.tsx";
import { useWords } from "../../locales/words.ts";
import { scopeNouns, scopesByNoun } from "./scopes.ts";

interface ScopeChoiceProps {
  chosen: readonly Scope[];
  onChange: (chosen: Scope[]) => void;
  error?: string | undefined;
}

export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const { developers: words } = useWords();
  const poll = (scope: Scope, isOn: boolean) =>
    onChange(isOn ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <fieldset className="scopes">
      <legend className="quiet">{words.scopes}</legend>
      {error !== undefined && (
        <p className="note" role="alert">
          {error}
        </p>
      )}
      {scopeNouns.map((noun) => (
        <div className="scope-row" key={noun}>
          <span>{words.nouns[noun]}</span>
          {scopesByNoun[noun].map((scope) => (
            <Tick key={scope} isOn={chosen.includes(scope)} onChange={(isOn) => poll(scope, isOn)}>
              {scope.endsWith(":read") ? words.see : words.change}
              <span className="unseen"> {words.nouns[noun]}</span>
            </Tick>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
