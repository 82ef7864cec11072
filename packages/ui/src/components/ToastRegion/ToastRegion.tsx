import { CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pauseWhileAttended } from './pauseWhileAttended.ts';
import { placeBelowHeader } from './placeBelowHeader.ts';
import type { ToastQueue, ToastTone } from './toastQueue.ts';
import {
  buttons,
  content,
  description,
  icons,
  message,
  region,
  toast as toastStyle,
  words,
} from './ToastRegion.css.ts';

export interface ToastRegionLabels {
  /** The landmark's name, such as 'Notifications'. */
  region: string;
  /** The close button's accessible name. */
  close: string;
  /** The word that says the tone to those who do not see its icon. */
  tones: Record<ToastTone, string>;
}

export interface ToastRegionProps {
  queue: ToastQueue;
  labels: ToastRegionLabels;
}

const toneIcons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  error: TriangleAlert,
};

/**
 * Where toasts appear: top center, in the strip below the page's header (see ToastStrip). They wait
 * while the pointer moves on them or the focus is in them; F6 leads to them from anywhere. An app renders one
 * region, at its root.
 */
export function ToastRegion({ queue, labels }: ToastRegionProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const shown = useSyncExternalStore(
    (onChange) => queue.source.subscribe(onChange),
    () => queue.source.visibleToasts[0]?.key,
    () => undefined,
  );
  useEffect(() => queue.begin(), [queue]);
  useLayoutEffect(() => (element ? placeBelowHeader(element) : undefined), [element]);
  useLayoutEffect(
    () => (element ? pauseWhileAttended(element, queue) : undefined),
    [element, queue],
  );
  return (
    <AriaToastRegion
      // Remounts for each toast: a reused region would believe that the focus is still in the closed
      // one, and take it away from wherever it is then.
      key={shown}
      ref={setElement}
      aria-label={labels.region}
      className={region}
      queue={queue.source}
    >
      {({ toast }) => {
        const { tone, message: text, description: more, action } = toast.content;
        const Icon = toneIcons[tone];
        return (
          <Toast className={toastStyle} toast={toast}>
            <ToastContent className={content}>
              <Icon aria-hidden className={icons[tone]} strokeWidth={1.75} />
              <VisuallyHidden>{labels.tones[tone]}</VisuallyHidden>
              <div className={words}>
                <Text className={message} slot="title">
                  {text}
                </Text>
                {more === undefined ? null : (
                  <Text className={description} slot="description">
                    {more}
                  </Text>
                )}
              </div>
            </ToastContent>
            <div className={buttons}>
              {action ? (
                <Button
                  onPress={() => {
                    action.onAction();
                    queue.source.close(toast.key);
                  }}
                  // The toast's own context knows one button only, the one that closes it.
                  slot={null}
                  variant="quiet"
                >
                  {action.label}
                </Button>
              ) : null}
              <IconButton
                icon={<X aria-hidden size="1.375rem" strokeWidth={1.75} />}
                label={labels.close}
                slot="close"
              />
            </div>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
