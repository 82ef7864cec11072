import { lazy, Suspense, useState } from 'react';
import type { ModalFrame, PlacedModalFrameProps } from './ModalFrame.tsx';

let fetched: typeof ModalFrame | null = null;

/** Fetches what every dialog is made of. Those that are shown afterwards open at once. */
export async function fetchModalFrame(): Promise<typeof ModalFrame> {
  fetched ??= (await import('./ModalFrame.tsx')).ModalFrame;
  return fetched;
}

/** Takes the frame from an app that brings it with its pages. */
export function provideModalFrame(frame: typeof ModalFrame): void {
  fetched = frame;
}

/** Fetches the frame beside a dialog that is a part of its own, not after it. */
export async function withModalFrame<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, fetchModalFrame()]);
  return loaded;
}

const FetchedFrame = lazy(async () => ({ default: await fetchModalFrame() }));

/**
 * The frame of a dialog, fetched when one opens for the first time: what keeps the focus, the screen
 * reader and the scrolling inside weighs more than many a page.
 */
export function LazyModalFrame(props: PlacedModalFrameProps) {
  // Another component in its place would take away a dialog that is open.
  const [Frame] = useState(() => fetched ?? FetchedFrame);
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen && !props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}
