/* See wrong.ts. */
import "./wrong.ts";

await import("../src/main.ts");
