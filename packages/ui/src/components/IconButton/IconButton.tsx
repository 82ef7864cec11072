import type { ReactNode, RefAttributes } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { iconButton, sizes, tones, variants } from './IconButton.css.ts';

export interface IconButtonProps
  extends
    Omit<ButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label' | 'isPending'>,
    RefAttributes<HTMLButtonElement> {
  /** What it does, for screen readers. */
  label: string;
  /** The picture, hidden from screen readers. */
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: keyof typeof variants;
  /**
   * The color of the picture: the variant's own, or that of hearts.
   * @default 'variant'
   */
  tone?: keyof typeof tones;
  /** @default 'medium' */
  size?: keyof typeof sizes;
}

/** A round button with a picture in place of words. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  tone = 'variant',
  size = 'medium',
  ...props
}: IconButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      className={`${iconButton} ${variants[variant]} ${tones[tone]} ${sizes[size]}`}
    >
      {icon}
    </Button>
  );
}
