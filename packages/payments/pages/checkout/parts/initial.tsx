import { useContent } from "../content-context.ts";

/** A letter in place of a logo. */
export function Initial() {
  const { content } = useContent();
  const [letter = ""] = content.payee.name.match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <span class="initial" aria-hidden="true">
      {letter.toLocaleUpperCase(content.locale)}
    </span>
  );
}
