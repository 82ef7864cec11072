import { I18nextProvider } from '@niyama/i18n';
import { createWordless } from '@niyama/i18n/wordless';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { overflowsSideways } from './clipped.ts';

const wordless = createWordless();

/** What the stories of a frame without words have in common. */
export const blankFrame = {
  parameters: { layout: 'fullscreen' },
  // As it stands in the page: for the eye alone.
  decorators: [
    (Story) => (
      <I18nextProvider i18n={wordless}>
        <div aria-hidden inert>
          <Story />
        </div>
      </I18nextProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerText.trim()).toBe('');
    await expect(overflowsSideways()).toBe(false);
  },
} satisfies Pick<Meta<() => ReactNode>, 'parameters' | 'decorators' | 'play'>;
