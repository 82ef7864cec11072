import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon, tones, words } from './FormAlert.css.ts';

export interface FormAlertProps {
  /** What happened to the whole form; a mistake in one field stands beside that field. */
  children: ReactNode;
  /** A way on, such as sending a mail again. */
  action?: ReactNode;
  /** @default 'error' */
  tone?: keyof typeof tones;
}

/** What a form has to say after it was sent; announced when it appears. */
export function FormAlert({ children, action, tone = 'error' }: FormAlertProps) {
  const Icon = tone === 'error' ? TriangleAlert : CircleCheck;
  return (
    <div className={tones[tone]} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden className={icon} size="1.25rem" strokeWidth={1.75} />
      <div className={words}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
