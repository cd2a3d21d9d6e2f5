/* With --check it only names stale documents and fails. */
import { keepPictures } from "@frontdesk/server/scripts/pictures";
import { decisionIndex } from "./decisions.ts";
import { settingsPage } from "./settings.ts";

const docs = new URL("../../../docs/", import.meta.url);
keepPictures(docs, {
  "settings.md": settingsPage(),
  "decisions/README.md": decisionIndex(new URL("decisions/", docs)),
});
