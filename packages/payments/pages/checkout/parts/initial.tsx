import { pictureSize } from "@frontdesk/server/pictures/picture-size";
import { useContent } from "../content-context.ts";

/** The logo, or a letter. */
export function Initial() {
  const { content } = useContent();
  const { name, logo } = content.payee;
  // The name is the next text.
  if (logo !== undefined) return <img class="logo" src={logo} alt="" {...pictureSize(logo)} />;
  const [letter = ""] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <span class="initial" aria-hidden="true">
      {letter.toLocaleUpperCase(content.locale)}
    </span>
  );
}
