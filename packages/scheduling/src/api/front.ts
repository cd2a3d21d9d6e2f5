import type { Front } from "@frontdesk/server/front/front";
import type { Settings } from "../core/settings.ts";

export function frontOf({ publicUrl, deskUrl }: Pick<Settings, "publicUrl" | "deskUrl">): Front {
  const path = new URL(publicUrl).pathname.replace(/\/+$/, "");
  const desk = deskUrl ?? path;
  return {
    title: "Scheduling",
    text:
      "Resources, and who has booked them. Applications call this API, " +
      "and people sign in to let them in.",
    ways: [
      { path: `${desk}/sign-in`, name: "Sign in", text: "To what is yours here." },
      { path: `${desk}/sign-up`, name: "Sign up", text: "With an address and a password." },
      { path: `${desk}/developers`, name: "Developers", text: "Tokens and applications of yours." },
      {
        path: `${path}/docs`,
        name: "Documentation",
        text: "Every call, with its fields and errors.",
      },
      { path: `${path}/openapi.json`, name: "OpenAPI", text: "The same, for programs." },
      { path: `${path}/health`, name: "Health", text: "Whether everything works." },
    ],
    example: `curl ${publicUrl}/v1/me -H "Authorization: Bearer $TOKEN" \\
  -H 'Accept: application/json'`,
  };
}
