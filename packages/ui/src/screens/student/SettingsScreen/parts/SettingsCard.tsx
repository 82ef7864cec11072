import { type ReactNode, useId } from 'react';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

/** One group of settings under its heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} as="section" padding="large">
      <Stack gap="4">
        <Heading id={headingId} level={2} size="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
