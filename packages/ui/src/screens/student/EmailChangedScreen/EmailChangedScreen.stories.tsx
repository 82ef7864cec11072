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
    await expect(page.getByRole('link', { name: 'To your profile' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
  };

const states = {
  changed: {
    tags: ['dark'],
    play: says('Your email address has changed', /From now on you log in with the new address/),
  },
  halfway: {
    args: { state: 'halfway' },
    play: says('One link is still to be opened', /Now open the link in the email/),
  },
  linkExpired: {
    args: { state: 'linkExpired' },
    play: says('This link no longer works', /It has expired or was already used/),
  },
  taken: {
    args: { state: 'taken' },
    play: says('This link no longer works', /There is already an account/),
  },
} satisfies Record<EmailChangedState, Story>;

export const Changed: Story = states.changed;
export const Halfway: Story = states.halfway;
export const LinkExpired: Story = states.linkExpired;
export const Taken: Story = states.taken;
export const German: Story = {
  args: { state: 'halfway', language: 'de' },
  globals: { language: 'de', width: '320' },
};
