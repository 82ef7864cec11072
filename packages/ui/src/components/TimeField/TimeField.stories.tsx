import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function Chosen(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
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
  title: 'Components/TimeField',
  component: TimeField,
  render: (args) => <Chosen {...args} />,
  tags: ['dark'],
  args: { label: 'Wake-up time', value: '', onChange: fn(), isRequired: true },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('spinbutton', { name });

/** Typed part by part: nothing is reported before the time is complete, and an incomplete one is empty. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Wake-up time' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('6');
    await expect(part(canvasElement, /^minute/)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('45');
    await expect(args.onChange).toHaveBeenLastCalledWith('06:45');
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:45');
    part(canvasElement, /^minute/).focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(part(canvasElement, /^minute/)).toHaveAttribute('aria-valuetext', 'Empty');
    part(canvasElement, /^minute/).blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Wrong: Story = {
  args: { errorMessage: 'Please enter when you woke up' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Please enter when you woke up')).toBeVisible();
    await expect(part(canvasElement, /^hour/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** In a language that counts to 24, there is no half of the day. */
export const LargeTextOnASmallPhone: Story = {
  args: { label: 'Aufgestanden um', value: '06:30', description: 'So, wie deine Uhr sie zeigte.' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('spinbutton')).toHaveLength(2);
    await expect(within(canvasElement).getByRole('group')).toHaveTextContent('06:30');
    await expect(overflowsSideways()).toBe(false);
    await expect(clipped(canvasElement)).toEqual([]);
  },
};
