import { Button } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { useUnkept } from "./unkept.tsx";
import "./secret.css";

interface SecretProps {
  label: string;
  secret: string;
  hint: string;
  onCopied: () => void;
}

export function Secret({ label, secret, hint, onCopied }: SecretProps) {
  const { parts } = useWords();
  const { question, keep } = useUnkept();
  const close = () => {
    keep();
    onCopied();
  };
  return (
    <section className="group" role="status">
      {question}
      <h3>{label}</h3>
      <p>{hint}</p>
      <code className="secret">{secret}</code>
      <div className="acts">
        <Button onClick={close}>{parts.copied}</Button>
      </div>
    </section>
  );
}
