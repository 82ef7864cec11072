import type { Namespace } from '@niyama/i18n';
import type { ComponentType } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { lazy } from './lazy.tsx';

/** The namespaces of an app's texts. */
export interface Texts {
  /** Those that every page needs. */
  all: Namespace[];
  /** Those that pages before the login do not need. */
  app: Namespace[];
}

/** What pages have in common: the modules around them, and who may see them. */
export interface Layout {
  /** The lazy modules around the page, from outside to inside, below the app's src. */
  around: readonly string[];
  /** Other modules that it imports as soon as it runs. @default none */
  imports?: readonly string[];
  /** Whether it leads visitors to the login. */
  isGuarded: boolean;
  /** Whether the frame stands around the page, whose skeleton the boot script shows. */
  isFramed: boolean;
  /** Whether its pages need the namespaces in `Texts.app`. @default false */
  hasAppTexts?: boolean;
}

/** A page of an app. */
export interface Page<LayoutName extends string = string> {
  path: string;
  layout: LayoutName;
  /** Its module in the app's routes, without the ending. */
  file: string;
  /** Other modules that it imports as soon as it runs. @default none */
  imports?: readonly string[];
  /** The namespace that it adds and waits for (`usePageTexts`). @default none */
  texts?: Namespace;
}

/** An address that leads to another one. */
export interface Redirect {
  path: string;
  to: string;
}

/** The module of a page. */
export interface PageModule {
  default: ComponentType;
}

/**
 * Makes the routes of an app's pages.
 * @param pages the app's route table.
 * @param modules the app's `import.meta.glob` of its routes.
 * @returns a function that gives the routes of a layout, or without one the redirects.
 */
export function createRoutes<LayoutName extends string>(
  pages: readonly (Page<LayoutName> | Redirect)[],
  modules: Record<string, () => Promise<PageModule>>,
) {
  const components = new Map<string, ComponentType>();
  const componentOf = (file: string) => {
    const load = modules[`./routes/${file}.tsx`];
    if (!load) throw new Error(`There is no route ${file}.`);
    const component = components.get(file) ?? lazy(load);
    components.set(file, component);
    return component;
  };
  return (layout?: LayoutName) =>
    pages.flatMap((page) => {
      if ('to' in page) {
        const redirect = <Navigate replace to={page.to} />;
        return layout ? [] : [<Route key={page.path} element={redirect} path={page.path} />];
      }
      if (page.layout !== layout) return [];
      const Component = componentOf(page.file);
      return [<Route key={page.path} element={<Component />} path={page.path} />];
    });
}
