import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { SelectOnDemand } from './SelectOnDemand.tsx';

function Chosen(props: ComponentProps<typeof SelectOnDemand>) {
  const [value, setValue] = useState(props.value);
  return (
    <SelectOnDemand
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SelectOnDemand',
  component: SelectOnDemand,
  tags: ['dark'],
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Interval bells',
    options: [
      { id: '0', label: 'None' },
      { id: '1', label: '1 Bell' },
      { id: '2', label: '2 Bells' },
      { id: '3', label: '3 Bells' },
      { id: '4', label: '4 Bells' },
    ],
    value: '3',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectOnDemand>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, chosen = '3 Bells') =>
  within(canvasElement).getByRole('button', { name: `${chosen} Interval bells` });

/** It is read out as what it becomes. */
export const NotYetOpened: Story = {
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(button(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The press that fetches the list opens it, and the next ones do too. */
export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    const list = await screen.findByRole('listbox', { name: 'Interval bells' });
    await settled();
    await userEvent.click(within(list).getByRole('option', { name: '1 Bell' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(button(canvasElement, '1 Bell')).toHaveFocus());
    await userEvent.click(button(canvasElement, '1 Bell'));
    const chosen = await screen.findByRole('option', { name: '1 Bell', selected: true });
    await settled();
    await expect(chosen).toBeVisible();
  },
};

/** Opened by keyboard, left by Escape; the focus is back on the button, which opens it again. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '3 Bells' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '3 Bells' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await waitFor(() => expect(button(canvasElement, '4 Bells')).toHaveFocus());
  },
};

/** What an option begins with opens it as well. */
export const Letter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('2');
    await waitFor(() => expect(screen.getByRole('option', { name: '3 Bells' })).toHaveFocus());
    await expect(button(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LongGermanText: Story = {
  args: {
    label: 'Häufigkeit der Benachrichtigungen',
    options: [{ id: 'daily', label: 'Jeden Tag, auch am Wochenende und an Feiertagen' }],
    value: 'daily',
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};
