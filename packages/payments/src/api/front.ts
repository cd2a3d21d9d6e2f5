// The page at `/` for browsers.
import type { Front } from "@frontdesk/server/front/front";
import type { Settings } from "../core/settings.ts";

export function frontOf({ publicUrl }: Pick<Settings, "publicUrl">): Front {
  const path = new URL(publicUrl).pathname.replace(/\/+$/, "");
  return {
    title: "Payments",
    text:
      "Shops’ servers and customers’ browsers call this API. It has no sign-in. A " +
      "payment link opens the payment page.",
    ways: [
      {
        path: `${path}/docs`,
        name: "Documentation",
        text: "All routes, fields and errors.",
      },
      { path: `${path}/openapi.json`, name: "OpenAPI", text: "The API description for programs." },
      { path: `${path}/health`, name: "Health", text: "Service status." },
    ],
    example: `curl -X POST ${publicUrl}/apps -d name=shop -H 'Accept: application/json'`,
  };
}
