import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EmailChangedScreen, type EmailChangedState } from './EmailChangedScreen.tsx';

const meta = {
  title: 'Screens/Student/EmailChanged',
  component: EmailChangedScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'changed', language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof EmailChangedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (heading: string, text: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
  };

const states = {
  changed: {
    tags: ['dark'],
    play: says('Your email address has changed', /From now on, log in with your new address/),
  },
  halfway: {
    tags: ['layout'],
    args: { state: 'halfway' },
    play: says('One more link to open', /Now open the link we sent/),
  },
  linkExpired: {
    args: { state: 'linkExpired' },
    play: says('This link no longer works', /It has expired or has already been used/),
  },
  taken: {
    args: { state: 'taken' },
    play: says('This link no longer works', /An account with this email/),
  },
} satisfies Record<EmailChangedState, Story>;

export const Changed: Story = states.changed;
export const Halfway: Story = states.halfway;
export const LinkExpired: Story = states.linkExpired;
export const Taken: Story = states.taken;
