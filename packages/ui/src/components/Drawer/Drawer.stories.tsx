import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filter</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['dark'],
  render: (args) => <Opened {...args} />,
  args: {
    side: 'bottom',
    title: 'Filters',
    isOpen: false,
    onClose: fn(),
    closeLabel: 'Close',
    children: <Text>Difficulty and category</Text>,
    actions: <Button>Show 12 poses</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await settled();
  return drawer;
};

export const Bottom: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect(drawer.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      window.innerHeight - 2,
    );
  },
};

export const Left: Story = {
  args: { side: 'left' },
  play: async ({ canvasElement }) => {
    const { left, top, height } = (await open(canvasElement)).getBoundingClientRect();
    await expect(left).toBeLessThanOrEqual(1);
    await expect(top).toBeLessThanOrEqual(1);
    await expect(height).toBeGreaterThanOrEqual(window.innerHeight - 2);
  },
};

/** Escape closes it, and so does a press on the dimmed page. */
export const Closes: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await open(canvasElement);
    const page = document.elementFromPoint(4, 4);
    await expect(page).not.toBeNull();
    if (page) await userEvent.click(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LargeText: Story = {
  args: {
    side: 'left',
    children: Array.from({ length: 12 }, (_, line) => (
      <Text key={line}>Schwierigkeitsgrad und Übungskategorie {line + 1}</Text>
    )),
  },
  globals: { width: '320', textSize: '200' },
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    const action = within(drawer).getByRole('button', { name: 'Show 12 poses' });
    action.scrollIntoView();
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
