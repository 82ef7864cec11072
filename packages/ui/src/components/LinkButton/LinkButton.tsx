import { Link, type LinkProps } from 'react-aria-components';
import { content } from '../Button/Button.css.ts';
import { buttonClass, type ButtonLook } from '../Button/buttonLook.ts';

export interface LinkButtonProps
  extends Omit<LinkProps, 'children' | 'className' | 'style' | 'render' | 'href'>, ButtonLook {
  /** Where it leads. */
  href: string;
}

/** A link that looks like a button: it goes somewhere, opens in a new tab, can be copied. */
export function LinkButton({
  children,
  variant,
  size,
  icon,
  fullWidth,
  ...props
}: LinkButtonProps) {
  return (
    <Link {...props} className={buttonClass({ variant, size, fullWidth })}>
      <span className={content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
