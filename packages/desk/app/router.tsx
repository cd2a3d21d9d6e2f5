/* `workspace-screens.ts` and `operator-screens.ts` list the lazy screens. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { readAddress, writeAddress } from "./api/address.ts";
import { ScreenFailed } from "./components/screen-failed.tsx";
import { ChooseWorkspace } from "./layout/choose-workspace.tsx";
import { Frame } from "./layout/frame.tsx";
import { NotHere } from "./layout/not-here.tsx";
import { laterWords } from "./locales/languages.ts";
import { operatorScreens } from "./operator-screens.ts";
import { workspaceScreens } from "./workspace-screens.ts";

/** Screens other than the first render after their messages arrive. */
const later = { loader: laterWords, staleTime: Number.POSITIVE_INFINITY };

export function createDeskRouter() {
  const root = createRootRoute();
  const choice = createRoute({ getParentRoute: () => root, path: "/", component: ChooseWorkspace });
  const workspace = createRoute({
    getParentRoute: () => root,
    path: "/p/$place",
    component: () => <Frame screens={workspaceScreens} />,
  });
  const start = createRoute({
    getParentRoute: () => workspace,
    path: "/",
    beforeLoad: ({ params }) => {
      throw redirect({ to: `/p/${params.place}/home`, replace: true });
    },
  });
  const opened = workspaceScreens.map(({ path, show, inside = [] }) => {
    const words = path === "home" ? {} : later;
    const screen = createRoute({
      getParentRoute: () => workspace,
      path,
      component: show,
      ...words,
    });
    const over = inside.map((one) =>
      createRoute({
        getParentRoute: () => screen,
        path: one.path,
        component: one.show,
        ...later,
      }),
    );
    return screen.addChildren(over);
  });
  const operator = createRoute({
    getParentRoute: () => root,
    path: "/operator",
    component: lazyRouteComponent(() => import("./layout/operator-frame.tsx"), "OperatorFrame"),
    ...later,
  });
  const operating = createRoute({
    getParentRoute: () => operator,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/operator/merchants", replace: true });
    },
  });
  const operated = operatorScreens.map(({ path, show }) =>
    createRoute({ getParentRoute: () => operator, path, component: show, ...later }),
  );
  return createRouter({
    routeTree: root.addChildren([
      choice,
      workspace.addChildren([start, ...opened]),
      operator.addChildren([operating, ...operated]),
    ]),
    parseSearch: readAddress,
    stringifySearch: writeAddress,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: NotHere,
    defaultPreload: "intent",
    scrollRestoration: true,
  });
}
