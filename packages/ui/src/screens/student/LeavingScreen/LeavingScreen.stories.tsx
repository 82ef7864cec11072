import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LeavingScreen, type LeavingState } from './LeavingScreen.tsx';

const ready = {
  status: 'ready',
  // In the middle of its day, in whatever zone.
  dueAt: new Date('2026-12-04T12:00:00Z'),
  email: 'asha@niyama.example',
  isKeeping: false,
  mail: 'none',
  failure: null,
} as const satisfies LeavingState;

const meta = {
  title: 'Screens/Student/Leaving',
  component: LeavingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    onRetry: fn(),
    onKeep: fn(),
    onDownloadData: fn(),
    onDeleteNow: fn(),
    onLogOut: fn(),
    language: 'en',
    onChangeLanguage: fn(),
  },
} satisfies Meta<typeof LeavingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  loading: {
    args: { state: { status: 'loading' } },
    play: async ({ canvasElement }) => {
      await expect(
        within(canvasElement).getByRole('progressbar', { name: 'Loading...' }),
      ).toBeVisible();
    },
  },
  failed: {
    args: {
      state: {
        status: 'failed',
        isOffline: false,
        reason: 'Something went wrong. Please try again later.',
      },
    },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load your account");
      await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await userEvent.click(page.getByRole('button', { name: 'Log out' }));
      await expect(args.onLogOut).toHaveBeenCalledOnce();
    },
  },
  ready: {
    tags: ['dark', 'layout'],
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your account is being deleted' }),
      ).toBeVisible();
      await expect(page.getByText(/permanently deleted on December \d, 2026 at/)).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Keep my account' }));
      await expect(args.onKeep).toHaveBeenCalledOnce();
      await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
      await expect(args.onDownloadData).toHaveBeenCalledOnce();
      await userEvent.click(page.getByRole('button', { name: 'Log out' }));
      await expect(args.onLogOut).toHaveBeenCalledOnce();
    },
  },
} satisfies Record<LeavingState['status'], Story>;

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Ready: Story = states.ready;

export const Offline: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: true,
      reason: "You're offline. Check your connection and try again.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent("You're offline.");
  },
};

/** Nothing is sent before somebody has said so, and the focus goes back to where it came from. */
export const AsksBeforeDeletingNow: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const press = () => userEvent.click(page.getByRole('button', { name: 'Delete now' }));
    await press();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account now?' });
    await expect(dialog).toHaveTextContent("We'll send a link to asha@niyama.example.");
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(page.getByRole('button', { name: 'Delete now' })).toHaveFocus();
    await expect(args.onDeleteNow).not.toHaveBeenCalled();
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
    await expect(args.onDeleteNow).toHaveBeenCalledOnce();
  },
};

export const Keeping: Story = {
  args: { state: { ...ready, isKeeping: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restoring...' }));
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { state: { ...ready, mail: 'busy' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sending...' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const MailSent: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...ready, mail: 'sent' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^We've sent a link to asha@niyama\.example\./)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onDeleteNow).toHaveBeenCalledOnce();
  },
};

export const ActionFailed: Story = {
  tags: ['layout'],
  args: {
    state: {
      ...ready,
      failure:
        "We couldn't send the link. You've already requested five emails in the last 24 hours. Please try again tomorrow.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      "We couldn't send the link.",
    );
  },
};
