/* With a wrong clock and kill points: see wrong.ts. */
import "./wrong.ts";

await import("../src/main.ts");
