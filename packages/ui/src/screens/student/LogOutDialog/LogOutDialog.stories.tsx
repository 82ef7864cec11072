import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LogOutDialog } from './LogOutDialog.tsx';

const meta = {
  title: 'Screens/Student/LogOutDialog',
  component: LogOutDialog,
  args: {
    here: {
      practices: 2,
      classes: 0,
      changes: 0,
      hasLifestyleLog: false,
      hasComposing: false,
      meditation: null,
    },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LogOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 practices are only');
    await expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Marks: Story = {
  args: {
    here: {
      practices: 0,
      classes: 0,
      changes: 3,
      hasLifestyleLog: false,
      hasComposing: false,
      meditation: null,
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('3 changes to your favorites or practice list');
    await expect(dialog).not.toHaveTextContent('practices are');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out and discard' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ lifestyleLog: false, composing: false });
  },
};

export const Class: Story = {
  args: {
    here: {
      practices: 0,
      classes: 1,
      changes: 0,
      hasLifestyleLog: false,
      hasComposing: false,
      meditation: null,
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Log out before everything is saved?',
    });
    await expect(dialog).toHaveTextContent('1 class is only on this device');
    await expect(dialog).not.toHaveTextContent('change');
  },
};

/** Nothing is lost, unless somebody on a shared device wants it gone. */
export const LifestyleLog: Story = {
  tags: ['dark'],
  args: {
    here: {
      practices: 0,
      classes: 0,
      changes: 0,
      hasLifestyleLog: true,
      hasComposing: false,
      meditation: null,
    },
  },
  globals: { width: '375' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      lifestyleLog: false,
      composing: false,
    });
    await userEvent.click(
      screen.getByRole('switch', { name: 'Clear my lifestyle log from this device' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ lifestyleLog: true, composing: false });
  },
};

/** The same of what classes are composed with; each goes by itself. */
export const Composing: Story = {
  tags: ['dark'],
  args: {
    here: {
      practices: 0,
      classes: 0,
      changes: 0,
      hasLifestyleLog: true,
      hasComposing: true,
      meditation: null,
    },
  },
  globals: { width: '375' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
    await userEvent.click(
      screen.getByRole('switch', {
        name: 'Clear my “Make Me a Practice” choices from this device',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ lifestyleLog: false, composing: true });
  },
};

/** A meditation would end; nothing else is lost. */
export const Meditating: Story = {
  args: {
    here: {
      practices: 0,
      classes: 0,
      changes: 0,
      hasLifestyleLog: false,
      hasComposing: false,
      meditation: 'running',
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: "You're still meditating" });
    await expect(dialog).toHaveTextContent("it will end and you won't earn points");
    await userEvent.click(screen.getByRole('button', { name: 'Keep meditating' }));
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End and log out' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      lifestyleLog: false,
      composing: false,
    });
  },
};

/** What is paused does not run. */
export const MeditatingPaused: Story = {
  args: {
    here: {
      practices: 0,
      classes: 0,
      changes: 0,
      hasLifestyleLog: false,
      hasComposing: false,
      meditation: 'paused',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'A meditation is paused' });
    await expect(dialog).toHaveTextContent("it will end and you won't earn points");
  },
};
