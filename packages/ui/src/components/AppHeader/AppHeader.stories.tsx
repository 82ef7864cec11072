import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { AppHeader } from './AppHeader.tsx';

const avatar = { label: 'Your profile', href: '/profile', name: 'Asha', src: null };
const points = { text: '340 points', href: '/progress' };

const meta = {
  title: 'Components/AppHeader',
  component: AppHeader,
  tags: ['dark'],
  args: { title: 'Yoga Library' },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMenu: Story = {
  args: { onMenu: fn(), menuLabel: 'Open menu', points, avatar },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '340 points' })).toHaveAttribute(
      'href',
      '/progress',
    );
    await expect(canvas.getByRole('link', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

export const WithBack: Story = {
  args: { title: 'Your Progress', onBack: fn(), backLabel: 'Back' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongGermanText: Story = {
  args: {
    title: 'Benachrichtigungseinstellungen',
    onMenu: fn(),
    menuLabel: 'Menü öffnen',
    points: { text: '12.340 Punkte', href: '/progress' },
    avatar,
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};
