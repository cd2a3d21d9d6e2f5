import "./theme.css";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { holdFocus } from "./api/held-focus.ts";
import { reportNotDone } from "./api/not-done.ts";
import { ignoreSecondClicks } from "./api/second-click.ts";
import { followTranslator } from "./api/translated.ts";
import { own } from "./api/workspace.ts";
import { laterWords, loadWords, speechOf } from "./locales/languages.ts";
import { SpokenContext } from "./locales/words.ts";
import { createDeskRouter } from "./router.tsx";
import { schemes, theme, variables } from "./theme.ts";

// Runtime styles need the server's nonce.
const nonce = document.querySelector<HTMLElement>("link[rel=stylesheet]")?.nonce ?? "";
setNonce(nonce);

const queries = new QueryClient({
  // The clients retry themselves and track the connection.
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: "always" },
    // An offline change fails at once and never runs later.
    mutations: { networkMode: "always" },
  },
});
void queries.prefetchQuery(own.session);
void queries.prefetchQuery(own.places);

const speech = speechOf(navigator.languages);
const words = loadWords(speech);

// The first screen loads in parallel with the messages.
const router = createDeskRouter();
void router.load();

document.documentElement.lang = speech.locale;
followTranslator();
holdFocus();
ignoreSecondClicks();
reportNotDone();
const spoken = { ...speech, words: await words };

createRoot(document.querySelector("#app")!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      deduplicateCssVariables={false}
      getStyleNonce={() => nonce}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <SpokenContext value={spoken}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SpokenContext>
    </MantineProvider>
  </StrictMode>,
);

// A screen without them loads them again.
laterWords().catch(() => {});
