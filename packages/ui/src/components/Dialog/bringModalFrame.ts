import { provideModalFrame } from './LazyModalFrame.tsx';
import { ModalFrame } from './ModalFrame.tsx';

/**
 * Brings what dialogs are made of with the page, for an app that cannot count on fetching it later. To be
 * called before anything is drawn.
 */
export const bringModalFrame = (): void => provideModalFrame(ModalFrame);
