import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function Chosen(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        props.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  render: (args) => <Chosen {...args} />,
  tags: ['dark'],
  args: {
    label: 'Due date',
    value: '2026-11-20',
    minValue: '2026-11-18',
    maxValue: '2099-12-31',
    onChange: fn(),
    isRequired: true,
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await settled();
  return within(await screen.findByRole('dialog'));
};

/** Typed part after part; a day that is left in part is none. */
export const Default: Story = {
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('0112');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2030');
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-01-12');
    const day = within(canvasElement).getByRole('spinbutton', { name: /^day/ });
    day.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    day.blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** By the keyboard alone; what lies before the first day cannot be chosen. */
export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    const calendar = await openCalendar(canvasElement);
    await expect(calendar.getByRole('button', { name: /November 17, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(calendar.getByRole('button', { name: /November 20, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
  },
};

/** The week begins on a Monday, and the day stands before the month. */
export const German: Story = {
  args: { label: 'Fällig am' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Fällig am' })).toHaveTextContent(
      /20\.11\.2026/,
    );
    await expect(clipped(canvasElement)).toEqual([]);
    const calendar = await openCalendar(canvasElement);
    await expect(calendar.getByRole('heading')).toHaveTextContent('November 2026');
    const [first] = calendar.getAllByRole('columnheader', { hidden: true });
    await expect(first).toHaveTextContent('Mo');
    await expect(overflowsSideways()).toBe(false);
  },
};

export const Wrong: Story = {
  args: { value: '2026-11-01', errorMessage: 'Choose today or later' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Choose today or later')).toBeVisible();
  },
};
