import type { Front } from "@frontdesk/server/front/front";
import type { Settings } from "../core/settings.ts";

export function frontOf({ publicUrl, deskUrl }: Pick<Settings, "publicUrl" | "deskUrl">): Front {
  const path = new URL(publicUrl).pathname.replace(/\/+$/, "");
  const desk = deskUrl ?? path;
  return {
    title: "Scheduling",
    text:
      "Resources and their bookings. Applications call this API, " +
      "and people sign in to allow them access.",
    ways: [
      { path: `${desk}/sign-in`, name: "Sign in", text: "To your accounts." },
      { path: `${desk}/sign-up`, name: "Sign up", text: "With an email address and a password." },
      { path: `${desk}/developers`, name: "Developers", text: "Your tokens and applications." },
      {
        path: `${path}/docs`,
        name: "Documentation",
        text: "All routes, fields and errors.",
      },
      { path: `${path}/openapi.json`, name: "OpenAPI", text: "The API description for programs." },
      { path: `${path}/health`, name: "Health", text: "Service status." },
    ],
    example: `curl ${publicUrl}/v1/me -H "Authorization: Bearer $TOKEN" \\
  -H 'Accept: application/json'`,
  };
}
