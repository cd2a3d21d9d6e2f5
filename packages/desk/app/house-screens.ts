import { lazyRouteComponent } from "@tanstack/react-router";
import { SettingsSign } from "./icons.ts";
import type { ScreenEntry } from "./layout/navigation.ts";

export const houseScreens: readonly ScreenEntry[] = [
  {
    path: "settings",
    icon: SettingsSign,
    show: lazyRouteComponent(() => import("./screens/settings/settings.tsx"), "Settings"),
    inside: [
      {
        path: "$section",
        show: lazyRouteComponent(() => import("./screens/settings/section.tsx"), "SectionPage"),
      },
    ],
  },
  {
    path: "team",
    show: lazyRouteComponent(() => import("./screens/team/list.tsx"), "TeamList"),
  },
  {
    path: "keys",
    of: "merchant",
    act: "keys",
    show: lazyRouteComponent(() => import("./screens/keys/list.tsx"), "KeyList"),
  },
  {
    path: "webhooks",
    isFor: ({ merchant, account }) => merchant !== null || account?.isAdministrator === true,
    show: lazyRouteComponent(() => import("./screens/webhooks/list.tsx"), "Webhooks"),
    inside: [
      {
        path: "new",
        of: "merchant",
        show: lazyRouteComponent(() => import("./screens/webhooks/new.tsx"), "NewWebhookSheet"),
      },
      {
        path: "studio/new",
        of: "account",
        show: lazyRouteComponent(() => import("./screens/webhooks/studio/new.tsx"), "NewHookSheet"),
      },
      {
        path: "studio/$id",
        of: "account",
        show: lazyRouteComponent(() => import("./screens/webhooks/studio/detail.tsx"), "HookSheet"),
      },
      {
        path: "studio/$id/$payload",
        of: "account",
        show: lazyRouteComponent(
          () => import("./screens/webhooks/studio/payload.tsx"),
          "PayloadSheet",
        ),
      },
      {
        path: "$id",
        of: "merchant",
        show: lazyRouteComponent(() => import("./screens/webhooks/detail.tsx"), "WebhookSheet"),
      },
      {
        path: "$id/$event",
        of: "merchant",
        show: lazyRouteComponent(() => import("./screens/webhooks/delivery.tsx"), "DeliverySheet"),
      },
    ],
  },
  {
    path: "developers",
    show: lazyRouteComponent(() => import("./screens/developers/developers.tsx"), "Developers"),
    inside: [
      {
        path: "new",
        show: lazyRouteComponent(
          () => import("./screens/developers/application.tsx"),
          "NewApplicationSheet",
        ),
      },
      {
        path: "token",
        show: lazyRouteComponent(
          () => import("./screens/developers/new-token.tsx"),
          "NewTokenSheet",
        ),
      },
      {
        path: "$id",
        show: lazyRouteComponent(
          () => import("./screens/developers/application.tsx"),
          "ApplicationSheet",
        ),
      },
    ],
  },
];
