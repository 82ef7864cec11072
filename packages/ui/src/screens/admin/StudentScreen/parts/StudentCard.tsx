import { type ReactNode, useId } from 'react';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

/** One subject of a student's page under its heading. */
export function StudentCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="2">
        <Heading id={id} level={2} size="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
