/*
 * Writes the generated documents: docs/settings.md and the index of decision records. With --check
 * it only names the stale ones and fails.
 */
import { keepPictures } from "@frontdesk/server/scripts/pictures";
import { decisionIndex } from "./decisions.ts";
import { settingsPage } from "./settings.ts";

const docs = new URL("../../../docs/", import.meta.url);
keepPictures(docs, {
  "settings.md": settingsPage(),
  "decisions/README.md": decisionIndex(new URL("decisions/", docs)),
});
