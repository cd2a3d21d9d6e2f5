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
import { operatorScreens } from "./operator-screens.ts";
import { workspaceScreens } from "./workspace-screens.ts";

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
    const screen = createRoute({ getParentRoute: () => workspace, path, component: show });
    const over = inside.map((one) =>
      createRoute({ getParentRoute: () => screen, path: one.path, component: one.show }),
    );
    return screen.addChildren(over);
  });
  const operator = createRoute({
    getParentRoute: () => root,
    path: "/operator",
    component: lazyRouteComponent(() => import("./layout/operator-frame.tsx"), "OperatorFrame"),
  });
  const operating = createRoute({
    getParentRoute: () => operator,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/operator/merchants", replace: true });
    },
  });
  const operated = operatorScreens.map(({ path, show }) =>
    createRoute({ getParentRoute: () => operator, path, component: show }),
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
