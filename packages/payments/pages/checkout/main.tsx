import "./style.css";
import "./texts.ts";
import { render } from "preact";
import type { FaultContent, PayContent } from "../../src/acceptance/links/page/content.ts";
import { contentOf } from "./content.ts";
import { ContentContext } from "./content-context.ts";
import { LinkPage } from "./link-page.tsx";
import { tellFault } from "./popup/fault.ts";
import { Popup } from "./popup/popup.tsx";

const content: PayContent | FaultContent = JSON.parse(
  document.getElementById("content")?.textContent ?? "",
);

if (content.kind === "fault") tellFault(content);
else {
  const page = document.getElementById("page")!;
  page.replaceChildren();
  render(
    <ContentContext.Provider value={contentOf(content)}>
      {content.kind === "popup" ? <Popup /> : <LinkPage />}
    </ContentContext.Provider>,
    page,
  );
}
