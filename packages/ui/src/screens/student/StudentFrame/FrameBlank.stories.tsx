import { I18nextProvider } from '@niyama/i18n';
import { createWordless } from '@niyama/i18n/wordless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowsSideways } from '../../../testing/clipped.ts';
import { FrameBlank } from './FrameBlank.tsx';

const wordless = createWordless();

const meta = {
  title: 'Screens/Student/Frame/Blank',
  component: FrameBlank,
  tags: ['dark'],
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
} satisfies Meta<typeof FrameBlank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['layout'], globals: { width: '375' } };

export const Wide: Story = { globals: { width: '1280' } };
