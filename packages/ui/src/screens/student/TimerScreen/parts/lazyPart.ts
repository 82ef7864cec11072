import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched when it is first shown. A meditation must not fail where it cannot be.
 *
 * @param otherwise stands in its place then. @default nothing
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await load().catch(() => otherwise) }));
