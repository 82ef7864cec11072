import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { state } from '../EmptyState/EmptyState.css.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { mark } from './ErrorState.css.ts';

const icons = { failed: TriangleAlert, offline: CloudOff } as const;

export interface ErrorStateProps {
  /** What went wrong. */
  title: string;
  /** Why, and what to do. */
  description?: string;
  /** The ways on, the best first. */
  actions?: ReactNode;
  /**
   * `offline` when the network is gone.
   * @default 'failed'
   */
  kind?: keyof typeof icons;
  /** @default 2 */
  headingLevel?: HeadingProps['level'];
}

/** Stands where content would, when it could not be had; announced when it appears. */
export function ErrorState({
  title,
  description,
  actions,
  kind = 'failed',
  headingLevel = 2,
}: ErrorStateProps) {
  const Icon = icons[kind];
  return (
    <div className={state} role="alert">
      <span className={mark}>
        <Icon size="1.75rem" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Stack gap="2" align="center">
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
        {description !== undefined && <Text tone="soft">{description}</Text>}
      </Stack>
      {actions !== undefined && <Inline justify="center">{actions}</Inline>}
    </div>
  );
}
