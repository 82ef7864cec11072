import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../Notice/Notice.tsx';

export interface FormAlertProps {
  /** What happened to the whole form; a mistake in one field stands beside that field. */
  children: ReactNode;
  /** A way on, such as sending a mail again. */
  action?: ReactNode;
  /** @default 'error' */
  tone?: 'error' | 'info';
}

/** What a form has to say after it was sent; announced when it appears. */
export function FormAlert({ children, action, tone = 'error' }: FormAlertProps) {
  const isError = tone === 'error';
  return (
    <Notice
      icon={isError ? TriangleAlert : CircleCheck}
      role={isError ? 'alert' : 'status'}
      tone={tone}
    >
      <p>{children}</p>
      {action}
    </Notice>
  );
}
