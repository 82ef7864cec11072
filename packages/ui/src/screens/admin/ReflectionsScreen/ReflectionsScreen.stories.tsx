import { awkwardAssignments, givenAnswered } from '@niyama/mocks';
import type { GivenAssignment } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { ReflectionsScreen } from './ReflectionsScreen.tsx';

const second: GivenAssignment = {
  ...givenAnswered,
  id: 'second',
  student: { id: 'asha', username: 'asha', fullName: 'Asha Rao', displayName: null },
  reflectionQuestion: null,
  reflectionAnswer: 'Warm.',
};
const ready = {
  status: 'ready',
  items: [givenAnswered, second],
  more: 'none',
  isBusy: false,
  stale: null,
} as const;

const meta = {
  title: 'Screens/Admin/Reflections',
  component: ReflectionsScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/reflections')],
  args: {
    state: ready,
    replying: null,
    onReply: fn(),
    onLoadNewer: fn(),
    onRetry: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof ReflectionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};
const card = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('article', { name }));

/** Each answer with its question, and the place for the reply. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const first = card(canvasElement, 'Teo');
    await expect(first.getByText('What kept you steady?')).toBeVisible();
    await expect(first.getByText(/^The old oak before the window\./)).toBeVisible();
    const save = first.getByRole('button', { name: 'Save reply' });
    await expect(save).toBeDisabled();
    await userEvent.type(first.getByLabelText('Your reply'), '  ');
    await expect(save).toBeDisabled();
    await userEvent.type(first.getByLabelText('Your reply'), 'Well seen. ');
    await userEvent.click(save);
    await expect(args.onReply).toHaveBeenCalledWith(givenAnswered, 'Well seen.');
    await expect(card(canvasElement, 'Asha Rao').getByText('Warm.')).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { width: '320', textSize: '200', language: 'de' },
  args: {
    state: {
      ...ready,
      items: awkwardAssignments.map((assignment) => ({
        ...assignment,
        completed: true,
        completedDate: '2026-11-18T10:00:00+00:00',
        reflectionAnswer: 'Ruhig'.repeat(80),
      })),
    },
  },
  play: fits,
};

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = {
  args: { state: { ...ready, items: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'No reflections waiting for a reply' }),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** One reply is saved after the other. */
export const Replying: Story = {
  args: { replying: { assignmentId: givenAnswered.id, isBusy: true, failure: null } },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement, 'Teo').getByLabelText('Your reply')).toBeDisabled();
    const other = card(canvasElement, 'Asha Rao');
    await userEvent.type(other.getByLabelText('Your reply'), 'Lovely.');
    await expect(other.getByRole('button', { name: 'Save reply' })).toBeDisabled();
  },
};
export const ReplyFailed: Story = {
  args: {
    replying: {
      assignmentId: givenAnswered.id,
      isBusy: false,
      failure: { message: "Error saving the reply: You're offline.", isOutdated: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement, 'Teo').getByRole('alert')).toBeVisible();
  },
};
export const RepliedMeanwhile: Story = {
  args: {
    replying: {
      assignmentId: givenAnswered.id,
      isBusy: false,
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      card(canvasElement, 'Teo').getByRole('button', { name: 'Load the latest version' }),
    );
    await expect(args.onLoadNewer).toHaveBeenCalled();
  },
};
