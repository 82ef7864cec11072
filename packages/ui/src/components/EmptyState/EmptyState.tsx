import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { state } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** What would bring it, in a sentence. */
  description?: string;
  /** The one way on. */
  action?: ReactNode;
  /** A drawn figure. */
  figure?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingProps['level'];
}

/** Stands where a list would, when the list is empty. */
export function EmptyState({
  title,
  description,
  action,
  figure,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={state}>
      {figure}
      <Stack gap="2" align="center">
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
        {description !== undefined && <Text tone="soft">{description}</Text>}
      </Stack>
      {action}
    </div>
  );
}
