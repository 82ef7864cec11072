import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** What a link may hand on to the page that it leads to. */
export interface LinkOptions {
  state?: unknown;
}

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: LinkOptions;
  }
}

export interface LinkRouterProps {
  /** Goes to a path of the app without reloading the page. */
  navigate: (path: string, options?: LinkOptions) => void;
  children: ReactNode;
}

/** Tells every link below how the app moves, so that components need to know no router. */
export function LinkRouter(props: LinkRouterProps) {
  return <RouterProvider {...props} />;
}
