import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Finish</Button>
      <Dialog
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
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['dark'],
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Practice Complete!',
    isOpen: false,
    onClose: fn(),
    closeLabel: 'Close',
    children: <Text>Two sets of Tree Pose. You earned 24 points.</Text>,
    actions: <Button>Continue</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, role: 'dialog' | 'alertdialog' = 'dialog') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Finish' }));
  const dialog = await screen.findByRole(role);
  await settled();
  return dialog;
};

/** The animations with which an element would go, whatever the window's size. */
function exitsOf(element: Element): Set<string> {
  const names = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return names(rule.cssRules);
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes('[data-exiting]'))
        return [];
      const isMeant = element.matches(rule.selectorText.replaceAll('[data-exiting]', ''));
      return isMeant ? [rule.style.animationName] : [];
    });
  return new Set([...document.styleSheets].flatMap((sheet) => names(sheet.cssRules)));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog).toHaveAccessibleName('Practice Complete!');
    await expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeVisible();
    // Another animation in place of its exit would cancel that, and the dialog would stay for good.
    for (const element of [dialog.parentElement, dialog.parentElement?.parentElement]) {
      await expect(element && exitsOf(element).size).toBe(1);
    }
  },
};

/**
 * Opened by keyboard, focus walks in a circle inside, Escape closes, focus is back on the button; its
 * own button closes it too.
 */
export const Closes: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Finish' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    const again = await open(canvasElement);
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Confirmation: Story = {
  tags: ['layout'],
  args: {
    role: 'alertdialog',
    title: 'End this practice?',
    children: <Text>The sets done so far earn no points.</Text>,
    actions: (
      <>
        <Button variant="secondary">Keep practicing</Button>
        <Button variant="danger">End practice</Button>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement, 'alertdialog');
    await expect(dialog).toHaveAccessibleDescription('The sets done so far earn no points.');
    const page = document.elementFromPoint(4, 4);
    if (page) await userEvent.click(page);
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A sheet from the bottom. */
export const SmallScreen: Story = {
  ...Confirmation,
  globals: { width: '375' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'alertdialog');
    await expect(Math.round(dialog.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(
      window.innerHeight - 1,
    );
  },
};

/** The last line and the actions can be reached. */
export const LongText: Story = {
  args: {
    title: 'Privacy',
    children: Array.from({ length: 24 }, (_, line) => (
      <Text key={line}>{line + 1}. What we keep, why we keep it, and for how long.</Text>
    )),
  },
  globals: { width: '320', textSize: '200' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const action = within(dialog).getByRole('button', { name: 'Continue' });
    action.scrollIntoView();
    const { top, bottom } = action.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(overflowsSideways()).toBe(false);
  },
};
