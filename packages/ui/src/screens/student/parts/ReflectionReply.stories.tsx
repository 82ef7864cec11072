import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { ReflectionReply } from './ReflectionReply.tsx';

const meta = {
  title: 'Screens/Student/Parts/Reflection and reply',
  component: ReflectionReply,
  parameters: { width: '375' },
  args: {
    question: 'Which side felt steadier today?',
    answer: 'The left one, and my gaze stayed calm.',
    reply: 'Lovely. Tomorrow begin with the right side.',
    isSeen: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof ReflectionReply>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marked as new until it is opened; `onOpen` is called once. */
export const NewReply: Story = {
  tags: ['dark', 'layout'],
  render: (args) => {
    const [isSeen, setSeen] = useState(args.isSeen);
    return (
      <ReflectionReply
        {...args}
        isSeen={isSeen}
        onOpen={() => {
          args.onOpen();
          setSeen(true);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement);
    const trigger = part.getByRole('button', { name: /Your instructor replied/ });
    await expect(trigger).toHaveTextContent('New');
    await expect(part.getByText('Lovely. Tomorrow begin with the right side.')).not.toBeVisible();

    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    await expect(part.getByText('Which side felt steadier today?')).toBeVisible();
    await expect(part.getByText('The left one, and my gaze stayed calm.')).toBeVisible();
    await expect(part.getByText('Lovely. Tomorrow begin with the right side.')).toBeVisible();
    await expect(trigger).not.toHaveTextContent('New');

    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const ReadReply: Story = {
  args: { isSeen: true },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.queryByText('New')).not.toBeInTheDocument();
    await userEvent.click(part.getByRole('button', { name: 'Your instructor replied' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const AnsweredWithoutAReply: Story = {
  args: { reply: null },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: 'Your reflection' }));
    await settled();
    await expect(part.getByText('The left one, and my gaze stayed calm.')).toBeVisible();
    await expect(part.queryByText('Your instructor')).not.toBeInTheDocument();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** An instructor may also write without having asked. */
export const ReplyWithoutAQuestion: Story = {
  args: { question: null, answer: null },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: /Your instructor replied/ }));
    await expect(part.queryByText('Question')).not.toBeInTheDocument();
    await expect(part.getByRole('definition')).toHaveTextContent('Lovely.');
  },
};

export const NothingWritten: Story = {
  args: { answer: null, reply: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

const fits: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await settled();
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

export const AwkwardWords: Story = {
  args: {
    answer: `שמאל הרגיש יציב יותר ${'a'.repeat(400)}`,
    reply: '<b>bold</b> & <script>alert(1)</script>',
  },
  play: async (context) => {
    await fits(context);
    await expect(
      within(context.canvasElement).getByText('<b>bold</b> & <script>alert(1)</script>'),
    ).toBeVisible();
  },
};
