import { type ComponentType, isValidElement, lazy as reactLazy, type ReactElement } from 'react';
import { createRoutesFromElements, matchRoutes, type RoutesProps } from 'react-router-dom';
import { mayHaveSession } from './sessionWatch.ts';

const loads = new WeakMap<object, () => Promise<void>>();

/**
 * React's `lazy` for a part of a page, which `loadPage` can have ready before the app is drawn. React
 * shows a fallback for 300 ms at least, and of parts within each other one after the other, although they
 * come together.
 */
export function lazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Later = reactLazy(load);
  let Ready: ComponentType<Props> | null = null;
  const Part = (props: Props) => (Ready ? <Ready {...props} /> : <Later {...props} />);
  loads.set(Part, async () => {
    Ready = (await load()).default;
  });
  return Part;
}

/**
 * Loads every part that an address shows. Without a session nothing behind the guard is shown, and so
 * nothing is loaded. What cannot be loaded is asked for again when it is drawn, and fails there.
 * Only before the app is drawn: a part that is on the screen would mount again.
 * @param routes the route table
 * @param guard which part lets only those through who are logged in
 * @param storageKey the key of the app's session in local storage
 */
export async function loadPage(
  routes: ReactElement<RoutesProps>,
  { guard, storageKey }: { guard: ComponentType<never>; storageKey: string },
) {
  const table = createRoutesFromElements(routes.props.children);
  const parts = (matchRoutes(table, location) ?? []).flatMap(({ route: { element } }) =>
    isValidElement(element) && typeof element.type !== 'string' ? [element.type as object] : [],
  );
  const isShut = parts.includes(guard) && !mayHaveSession(storageKey);
  const shown = isShut ? parts.slice(0, parts.indexOf(guard) + 1) : parts;
  await Promise.allSettled(shown.flatMap((part) => loads.get(part)?.() ?? []));
}
