import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useIsHydrated } from '#hydration/useIsHydrated.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { content } from './Button.css.ts';
import { buttonClass, type ButtonLook } from './buttonLook.ts';

/** A busy button says in words what it is busy with. */
type Busy =
  | { isBusy?: undefined; busyLabel?: undefined }
  | {
      /** Keeps the focus and takes no second press. */
      isBusy: boolean;
      /** What it says meanwhile, beside a spinner, such as 'Logging in...'. */
      busyLabel: string;
    };

export type ButtonProps = Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'isPending'
> &
  RefAttributes<HTMLButtonElement> &
  ButtonLook &
  Busy;

/** Does something. What goes somewhere is `LinkButton` or `Link`. */
export function Button({
  children,
  variant,
  size,
  icon,
  fullWidth,
  isBusy,
  busyLabel,
  ...props
}: ButtonProps) {
  const className = buttonClass({ variant, size, fullWidth });
  // A prerendered form cannot be sent before hydration, but what is typed into it stays.
  const waits = { 'aria-disabled': useIsHydrated() ? undefined : true };
  if (isBusy === undefined) {
    return (
      <AriaButton {...props} {...waits} className={className}>
        <span className={content}>
          {icon}
          {children}
        </span>
      </AriaButton>
    );
  }
  // React Aria's own pending state announces by reference to the button, which may be gone by then.
  const asleep = { type: 'button', onPress: undefined, 'aria-disabled': true } as const;
  return (
    <>
      <AriaButton {...props} {...(isBusy ? asleep : waits)} className={className}>
        <span className={content}>
          {isBusy ? <Spinner label={null} size="small" tone="inherit" /> : icon}
          {isBusy ? busyLabel : children}
        </span>
      </AriaButton>
      <VisuallyHidden>
        <output>{isBusy ? busyLabel : null}</output>
      </VisuallyHidden>
    </>
  );
}
