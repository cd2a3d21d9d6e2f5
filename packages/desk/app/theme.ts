/* Tokens of our one style sheet: dark mode needs no colours here. */
import {
  type CSSVariablesResolver,
  createTheme,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from "@mantine/core";

/** Mantine expects ten shades. */
const shades = (token: string, pressed = token): MantineColorsTuple =>
  Array.from({ length: 10 }, (_, shade) =>
    shade < 7 ? `var(--${token})` : `var(--${pressed})`,
  ) as unknown as MantineColorsTuple;

const tokens = (...names: string[]) =>
  names.map((name) => `var(--${name})`) as unknown as MantineColorsTuple;

const greys = ["well", "well", "line", "line", "edge", "quiet", "quiet", "quiet", "ink", "ink"];
const darks = ["ink", "ink", "quiet", "quiet", "edge", "line", "card", "paper", "well", "well"];

const heading = (size: string, lineHeight: string) => ({ fontSize: `var(--${size})`, lineHeight });

/** A dialog's header must not be a page banner. */
const headOfDialog = { role: "presentation" };

export const theme = createTheme({
  primaryColor: "accent",
  primaryShade: 6,
  colors: {
    accent: shades("accent", "accent-pressed"),
    right: shades("right"),
    wrong: shades("wrong"),
    waiting: shades("waiting"),
    test: shades("test"),
    gray: tokens(...greys),
    dark: tokens(...darks),
    red: shades("wrong"),
    teal: shades("right"),
  },
  white: "var(--card)",
  black: "var(--ink)",
  fontFamily: "var(--font)",
  fontFamilyMonospace: "var(--font-code)",
  fontWeights: {
    regular: "var(--weight)",
    medium: "var(--weight-strong)",
    bold: "var(--weight-strong)",
  },
  fontSizes: {
    xs: "var(--text-note)",
    sm: "var(--text-small)",
    md: "var(--text)",
    lg: "var(--text-heading)",
    xl: "var(--text-title)",
  },
  headings: {
    fontFamily: "var(--font)",
    fontWeight: "var(--weight-strong)",
    sizes: {
      h1: heading("text-title", "1.25"),
      h2: heading("text-heading", "1.35"),
      h3: heading("text", "1.4"),
      h4: heading("text", "1.4"),
      h5: heading("text-small", "1.4"),
      h6: heading("text-small", "1.4"),
    },
  },
  spacing: {
    xs: "var(--space-2)",
    sm: "var(--space-3)",
    md: "var(--space-4)",
    lg: "var(--space-6)",
    xl: "var(--space-8)",
  },
  radius: {
    xs: "var(--radius)",
    sm: "var(--radius)",
    md: "var(--radius)",
    lg: "var(--radius-card)",
    xl: "var(--radius-card)",
  },
  shadows: {
    xs: "none",
    sm: "var(--shadow)",
    md: "var(--shadow)",
    lg: "var(--shadow)",
    xl: "var(--shadow)",
  },
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "sm" } },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 120 },
        shadow: "md",
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: {
      defaultProps: {
        transitionProps: { duration: 120 },
        centered: true,
        attributes: { header: headOfDialog },
      },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: 120 }, attributes: { header: headOfDialog } },
    },
  },
});

const both = {
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-body": "var(--card)",
  "--mantine-color-error": "var(--wrong)",
  "--mantine-color-success": "var(--right)",
  "--mantine-color-placeholder": "var(--quiet)",
  "--mantine-color-anchor": "var(--accent)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-hover": "var(--well)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--edge)",
  "--mantine-color-dimmed": "var(--quiet)",
  "--mantine-color-disabled": "var(--well)",
  "--mantine-color-disabled-color": "var(--quiet)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-color-accent-light": "var(--right-well)",
  "--mantine-color-accent-light-hover": "var(--right-well)",
  "--mantine-color-wrong-light": "var(--wrong-well)",
  "--mantine-color-waiting-light": "var(--waiting-well)",
  "--mantine-color-test-light": "var(--test-well)",
  "--mantine-primary-color-contrast": "var(--on-accent)",
};

/** Mantine cannot compute variants of CSS variables. */
export const variables: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both });

/** `scheme.js` reads the same key. */
export const schemes = localStorageColorSchemeManager({ key: "frontdesk-scheme" });
