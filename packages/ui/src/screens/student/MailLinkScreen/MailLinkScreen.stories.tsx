import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MailLinkScreen, type MailLinkState } from './MailLinkScreen.tsx';

const meta = {
  title: 'Screens/Student/MailLink',
  component: MailLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'emailChange',
    state: { status: 'idle' },
    onConfirm: fn(),
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof MailLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (heading: string, text: RegExp, way = { name: 'Go to your profile', href: '/profile/edit' }) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: way.name })).toHaveAttribute('href', way.href);
  };

const states = {
  idle: {
    tags: ['dark', 'layout'],
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await userEvent.click(page.getByRole('button', { name: 'Confirm the change' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    },
  },
  busy: {
    args: { state: { status: 'busy' } },
    play: async ({ args, canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirming...' }));
      await expect(args.onConfirm).not.toHaveBeenCalled();
    },
  },
  failed: {
    args: {
      state: {
        status: 'failed',
        message: "Couldn't change your email address: You're offline.",
      },
    },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent("You're offline.");
      await expect(page.getByRole('button', { name: 'Confirm the change' })).toBeEnabled();
    },
  },
  changed: {
    tags: ['dark'],
    args: { state: { status: 'changed' } },
    play: says('Your email address has changed', /From now on, log in with your new address/),
  },
  halfway: {
    tags: ['layout'],
    args: { state: { status: 'halfway' } },
    play: says('One more link to open', /Now open the link we sent/),
  },
  linkExpired: {
    args: { state: { status: 'linkExpired' } },
    play: says('This link no longer works', /It has expired or has already been used/),
  },
  taken: {
    args: { state: { status: 'taken' } },
    play: says('This link no longer works', /An account with this email/),
  },
} satisfies Record<MailLinkState['status'], Story>;

export const Idle: Story = states.idle;
export const Busy: Story = states.busy;
export const Failed: Story = states.failed;
export const Changed: Story = states.changed;
export const Halfway: Story = states.halfway;
export const LinkExpired: Story = states.linkExpired;
export const Taken: Story = states.taken;

export const ToLogIn: Story = {
  tags: ['layout'],
  args: { kind: 'login' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Log In' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ToLogInExpired: Story = {
  args: { kind: 'login', state: { status: 'linkExpired' } },
  play: says('This link no longer works', /Request a new one/, {
    name: 'Go to login',
    href: '/auth',
  }),
};
