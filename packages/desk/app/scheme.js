/*
 * Before the first paint: light or dark, as was chosen here or as the system has it. The sheet of
 * tokens knows only the system, so its dark part is made to follow what the page says.
 */
(() => {
  const root = document.documentElement;
  const mark = "data-mantine-color-scheme";
  const chosen = localStorage.getItem("frontdesk-scheme");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const ofSystem = isDark ? "dark" : "light";
  root.setAttribute(mark, chosen === "light" || chosen === "dark" ? chosen : ofSystem);

  let known = [];
  function find() {
    known = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ conditionText }) => conditionText === "(prefers-color-scheme: dark)")
      .map(({ media }) => media);
  }
  function follow() {
    const wanted = root.getAttribute(mark) === "dark" ? "all" : "not all";
    for (const media of known) media.mediaText = wanted;
  }
  find();
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: [mark] });
  // While the application is worked on, its sheets come later.
  if (known.length === 0) {
    addEventListener("load", () => {
      find();
      follow();
    });
  }
})();
