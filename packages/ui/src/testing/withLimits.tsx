import { type Asana, type Limit } from '@niyama/domain';
import type { ComponentType } from 'react';
import { SafetyProvider } from '#screens/student/Safety/index.ts';

/** Shows a story to a student with these limits. */
export const withLimits =
  (limits: readonly Limit[], gentler: Asana | null = null, areLimitsKnown = true) =>
  (Story: ComponentType) => (
    <SafetyProvider value={{ limits, areLimitsKnown, gentlerThan: () => gentler }}>
      <Story />
    </SafetyProvider>
  );
