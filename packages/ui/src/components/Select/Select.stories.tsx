import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { Select } from './Select.tsx';

function Chosen(props: ComponentProps<typeof Select>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
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
  title: 'Components/Select',
  component: Select,
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
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '3 Bells Interval bells' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    const list = await screen.findByRole('listbox', { name: 'Interval bells' });
    await settled();
    await expect(
      within(list).getByRole('option', { name: '3 Bells', selected: true }),
    ).toBeVisible();
    await userEvent.click(within(list).getByRole('option', { name: '1 Bell' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(within(canvasElement).getByRole('button'));
    const chosen = await screen.findByRole('option', { name: '1 Bell', selected: true });
    await settled();
    await expect(chosen).toBeVisible();
  },
};

/** Opened, searched and closed without a pointer; focus comes back to the button. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: '3 Bells' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: {
    value: null,
    placeholder: 'Choose how many',
    description: 'Rung evenly through the meditation.',
    errorMessage: 'Choose how many bells ring',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Choose how many');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      /Rung evenly through the meditation\..*Choose how many bells ring/,
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const LongGermanText: Story = {
  args: {
    label: 'Häufigkeit der Benachrichtigungen',
    options: [
      { id: 'daily', label: 'Jeden Tag, auch am Wochenende und an Feiertagen' },
      { id: 'weekly', label: 'Einmal in der Woche' },
    ],
    value: 'daily',
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('listbox');
    await settled();
    await expect(overflowsSideways()).toBe(false);
  },
};
