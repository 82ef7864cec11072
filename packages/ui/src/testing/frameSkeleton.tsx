import { I18nextProvider } from '@niyama/i18n';
import { createPlaceholderI18n } from '@niyama/i18n/placeholder';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { overflowsSideways } from './clipped.ts';

const placeholderI18n = createPlaceholderI18n();

/** What the stories of a frame without words have in common. */
export const frameSkeleton = {
  parameters: { layout: 'fullscreen' },
  // As it stands in the page: for the eye alone.
  decorators: [
    (Story) => (
      <I18nextProvider i18n={placeholderI18n}>
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
