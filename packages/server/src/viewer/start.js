// Starts the viewer with what the page says: nothing is asked of anybody else.
// Buttons that the viewer gives no name.
const unnamed = "button[class*='copy-button']:not([aria-label])";
new MutationObserver(() => {
  for (const button of document.querySelectorAll(unnamed)) {
    button.setAttribute("aria-label", "Copy");
  }
}).observe(document.body, { childList: true, subtree: true });

const place = document.getElementById("docs");
globalThis.Scalar.createApiReference(place, {
  url: place.dataset.description,
  theme: "none",
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  hideDarkModeToggle: true,
  hideModels: true,
  hiddenClients: true,
  showDeveloperTools: "never",
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  documentDownloadType: "none",
});
