import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['dark'],
  args: {
    label: 'Actions for Morning list',
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden size="1.25rem" strokeWidth={1.75} /> },
      { id: 'share', label: 'Share', isDisabled: true },
      {
        id: 'delete',
        label: 'Delete',
        tone: 'danger',
        icon: <Trash2 aria-hidden size="1.25rem" strokeWidth={1.75} />,
      },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard and by pointer; arrows pass over what is disabled, Escape closes and gives the focus back. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions for Morning list' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await expect(await screen.findByRole('menu')).toHaveAccessibleName('Actions for Morning list');
    await settled();
  },
};

export const WithLink: Story = {
  args: { items: [{ id: 'open', label: 'Open', href: '#open' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Open' })).toHaveAttribute(
      'href',
      '#open',
    );
    await settled();
  },
};

export const LongGermanText: Story = {
  args: {
    label: 'Aktionen',
    items: [
      { id: 'edit', label: 'Übungszusammenstellung bearbeiten' },
      { id: 'delete', label: 'Übungszusammenstellung endgültig löschen', tone: 'danger' },
    ],
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
    await settled();
    await expect(overflowsSideways()).toBe(false);
  },
};
