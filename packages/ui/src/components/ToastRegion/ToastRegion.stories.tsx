import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { Button } from '../Button/Button.tsx';
import { createToastQueue, type ToastMessage, type ToastQueueOptions } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { ToastStrip } from './ToastStrip.tsx';

interface ShowingProps {
  labels: ComponentProps<typeof ToastRegion>['labels'];
  /** What the button shows, one message a press. */
  messages: ToastMessage[];
  options: ToastQueueOptions;
}

function Showing({ labels, messages, options }: ShowingProps) {
  const [queue] = useState(() => createToastQueue(options));
  const [next, setNext] = useState(0);
  return (
    <>
      <ToastRegion labels={labels} queue={queue} />
      <Button
        onPress={() => {
          const message = messages[next % messages.length];
          if (message) queue.show(message);
          setNext(next + 1);
        }}
      >
        Show
      </Button>
    </>
  );
}

const meta = {
  title: 'Components/ToastRegion',
  component: Showing,
  tags: ['dark'],
  args: {
    labels: {
      region: 'Notifications',
      close: 'Close',
      tones: { success: 'Success', info: 'Note', error: 'Error' },
    },
    messages: [
      { tone: 'success', message: 'Welcome back!' },
      { tone: 'info', message: 'Practice ended early' },
      { tone: 'error', message: 'Could not load your daily practice' },
    ],
    options: { timeout: 60_000 },
  },
} satisfies Meta<typeof Showing>;

export default meta;
type Story = StoryObj<typeof meta>;

const show = async (canvasElement: HTMLElement, times = 1) => {
  const button = within(canvasElement).getByRole('button', { name: 'Show' });
  for (let time = 0; time < times; time += 1) await userEvent.click(button);
  const region = await screen.findByRole('region', { name: 'Notifications' });
  await settled();
  return within(region);
};

/** Top center; one at a time, in the order they came; each says its tone in a word. */
export const Tones: Story = {
  play: async ({ canvasElement }) => {
    const region = await show(canvasElement, 3);
    const box = region.getByRole('alertdialog').getBoundingClientRect();
    await expect(box.top).toBeLessThan(40);
    await expect(
      Math.abs(box.left + box.right - document.documentElement.clientWidth),
    ).toBeLessThan(2);
    for (const words of [
      'SuccessWelcome back!',
      'NotePractice ended early',
      'ErrorCould not load your daily practice',
    ]) {
      const toast = await screen.findByRole('alert');
      await expect(toast.textContent?.replaceAll(/\s+/g, ' ')).toBe(words);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    }
    // Reached with F6, closed with Enter; focus goes back to where it was.
    const again = await show(canvasElement);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(again.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Show' })).toHaveFocus(),
    );
  },
};

/** It stands below the header, and what follows makes room; a scrolled page stands still. */
export const InAStripOfItsOwn: Story = {
  render: (args) => (
    <>
      <header style={{ height: '4rem' }}>Header</header>
      <ToastStrip />
      <Showing {...args} />
      <div style={{ height: '200vh' }} />
      <div data-end />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show' });
    const header = within(canvasElement).getByRole('banner');
    await show(canvasElement);
    const toast = screen.getByRole('alertdialog');
    await waitFor(() => {
      const box = toast.getBoundingClientRect();
      void expect(box.top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
      void expect(box.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    const atRest = header.getBoundingClientRect().bottom;
    await waitFor(() => expect(button.getBoundingClientRect().top).toBe(atRest));

    // Who scrolls the room away loses it unseen: what they look at stays where it is.
    await userEvent.click(button);
    const opened = await screen.findByRole('alertdialog');
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(atRest));
    await settled();
    const end = canvasElement.querySelector('[data-end]') ?? canvasElement;
    window.scrollTo(0, 400);
    const seen = end.getBoundingClientRect().top;
    await waitFor(() => expect(document.querySelector('[data-toast-strip]')?.clientHeight).toBe(0));
    await expect(end.getBoundingClientRect().top).toBe(seen);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opened).not.toBeInTheDocument());
    await expect(end.getBoundingClientRect().top).toBe(seen);

    window.scrollTo(0, 200);
    const place = button.getBoundingClientRect().top;
    await fireEvent.click(button);
    const over = await screen.findByRole('alertdialog');
    await expect(over.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(button.getBoundingClientRect().top).toBe(place);
    // Who comes back to the header finds nothing covered.
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        over.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** The room that somebody leaves by scrolling to the page's end goes without moving what they see. */
export const AtThePagesEnd: Story = {
  render: (args) => (
    <>
      <ToastStrip />
      <Showing {...args} />
      <div style={{ height: '150vh' }} />
      <div data-end />
    </>
  ),
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const room = document.querySelector('[data-toast-strip]');
    const toast = screen.getByRole('alertdialog');
    await waitFor(() => expect(room?.clientHeight).toBeGreaterThanOrEqual(toast.clientHeight));
    await settled();
    const end = canvasElement.querySelector('[data-end]') ?? canvasElement;
    window.scrollTo(0, document.documentElement.scrollHeight);
    const seen = end.getBoundingClientRect().top;
    await waitFor(() => expect(room?.clientHeight).toBe(0));
    await expect(end.getBoundingClientRect().top).toBe(seen);
  },
};

/** Two screens, one after the other, each with a strip. */
function Screens(props: ShowingProps) {
  const [number, setNumber] = useState(1);
  return (
    <>
      <ToastStrip key={number} />
      <Showing {...props} />
      <Button onPress={() => setNumber(number + 1)}>Next</Button>
      <div style={{ height: `${String(number)}rem` }} />
    </>
  );
}

const strip = () => document.querySelector('[data-toast-strip]');

/** A message goes on over the next screen, which makes room too, unless that takes up its old place. */
export const OnTheNextScreen: Story = {
  render: (args) => <Screens {...args} />,
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next' });
    await show(canvasElement);
    const first = strip();
    await fireEvent.click(next);
    await waitFor(() => expect(strip()).not.toBe(first));
    const toast = screen.getByRole('alertdialog');
    await waitFor(() => expect(strip()?.clientHeight).toBeGreaterThanOrEqual(toast.clientHeight));
    document.documentElement.dataset['takesUpItsPlace'] = '';
    await fireEvent.click(next);
    await waitFor(() => expect(strip()?.clientHeight).toBe(0));
    delete document.documentElement.dataset['takesUpItsPlace'];
  },
};

/** Two sentences are said as one message: the second belongs to the first. */
export const WithADescription: Story = {
  args: {
    messages: [{ tone: 'success', message: 'Saved!', description: 'Your day has been kept.' }],
  },
  play: async ({ canvasElement }) => {
    const region = await show(canvasElement);
    await expect(region.getByRole('alertdialog', { name: 'Saved!' })).toHaveAccessibleDescription(
      'Your day has been kept.',
    );
    await expect(region.getByRole('alert')).toHaveTextContent('Saved!Your day has been kept.');
  },
};

/** A mistake is taken back from the toast that tells of it, which then leaves. */
export const WithAnAction: Story = {
  args: {
    messages: [
      {
        tone: 'success',
        message: 'Removed from favorites',
        action: { label: 'Undo', onAction: fn() },
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const region = await show(canvasElement);
    await userEvent.click(region.getByRole('button', { name: 'Undo' }));
    await expect(args.messages[0]?.action?.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const ActionAtLargeText: Story = {
  args: {
    messages: [
      {
        tone: 'success',
        message: 'Aus deinen Favoriten entfernt',
        action: { label: 'Rückgängig machen', onAction: fn() },
      },
    ],
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const toast = screen.getByRole('alertdialog');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Its time stands still while the focus is on it: one shown later elsewhere leaves before it. */
export const WaitsUnderFocus: Story = {
  args: { options: { timeout: 500 } },
  render: (args) => (
    <>
      <Showing {...args} />
      <Showing {...args} labels={{ ...args.labels, region: 'Elsewhere' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [here, elsewhere] = within(canvasElement).getAllByRole('button', { name: 'Show' });
    // Focused as soon as it is there, before its time can be over.
    const focused = screen.findByRole('button', { name: 'Close' }).then((close) => close.focus());
    await userEvent.click(here ?? canvasElement);
    await focused;
    const region = screen.getByRole('region', { name: 'Notifications' });
    const other = screen.findByRole('region', { name: 'Elsewhere' });
    // Not a user's click, which would take the focus away.
    await fireEvent.click(elsewhere ?? canvasElement);
    const gone = await other;
    await waitFor(() => expect(gone).not.toBeInTheDocument());
    await expect(region).toBeVisible();
    here?.focus();
    await waitFor(() => expect(region).not.toBeInTheDocument());
  },
};

/** A pointer that rests where it appears, as after the press that led to it, does not keep it. */
export const LeavesUnderARestingPointer: Story = {
  args: { options: { timeout: 500 } },
  play: async ({ canvasElement }) => {
    // What a browser tells of a pointer that something appeared under: no movement.
    const over = screen
      .findByRole('alertdialog')
      .then((toast) => fireEvent.pointerOver(toast, { pointerType: 'mouse' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    await over;
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Pressed once, the toasts take the focus from nobody afterwards. */
export const LeavesTheFocusAlone: Story = {
  args: {
    messages: [
      {
        tone: 'success',
        message: 'Removed from favorites',
        action: { label: 'Undo', onAction: fn() },
      },
      { tone: 'success', message: 'Added to favorites' },
      { tone: 'info', message: 'Welcome back!' },
    ],
  },
  render: (args) => (
    <>
      <Showing {...args} />
      <input aria-label="Name" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const region = await show(canvasElement, 3);
    await userEvent.click(region.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Added to favorites')).toBeVisible();
    const name = within(canvasElement).getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await expect(await screen.findByText('Welcome back!', {}, { timeout: 5000 })).toBeVisible();
    await settled();
    await expect(name).toHaveFocus();
  },
};
