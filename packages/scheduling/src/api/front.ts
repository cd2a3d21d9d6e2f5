// What a browser is shown at `/`.
import type { Front } from "@frontdesk/server/front/front";
import type { Settings } from "../ground/settings.ts";

export function frontOf({ publicUrl }: Pick<Settings, "publicUrl">): Front {
  const path = new URL(publicUrl).pathname.replace(/\/+$/, "");
  return {
    title: "Scheduling",
    text:
      "Resources, and who has booked them. Applications call this API, " +
      "and people sign in to let them in.",
    ways: [
      { path: `${path}/sign-in`, name: "Sign in", text: "To what is yours here." },
      { path: `${path}/sign-up`, name: "Sign up", text: "With an address and a password." },
      { path: `${path}/developers`, name: "Developers", text: "Tokens and applications of yours." },
      {
        path: `${path}/docs`,
        name: "Documentation",
        text: "Every call, with its fields and errors.",
      },
      { path: `${path}/openapi.json`, name: "OpenAPI", text: "The same, for programs." },
      { path: `${path}/health`, name: "Health", text: "Whether everything works." },
    ],
    example: `curl ${publicUrl}/v1/me -H "Authorization: Bearer $TOKEN"`,
  };
}
