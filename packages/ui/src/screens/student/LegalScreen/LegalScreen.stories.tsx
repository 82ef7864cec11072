import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { clipped } from '../../../testing/clipped.ts';
import { LegalScreen } from './LegalScreen.tsx';

const meta = {
  title: 'Screens/Student/Legal',
  component: LegalScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: 'terms', language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

export const Privacy: Story = {
  args: { page: 'privacy' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Privacy Policy',
    );
  },
};

export const German: Story = {
  args: { page: 'privacy', language: 'de' },
  globals: { language: 'de', width: '320' },
};
export const Japanese: Story = { args: { language: 'ja' }, globals: { language: 'ja' } };
/** The longest word of all stands in the link to the other page. */
export const LargeText: Story = {
  args: { language: 'de' },
  globals: { language: 'de', textSize: '200', width: '320' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Datenschutzerklärung' });
    await expect(clipped(canvasElement)).toEqual([]);
  },
};
