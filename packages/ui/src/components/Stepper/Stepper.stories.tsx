import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stepper, type StepperProps } from './Stepper.tsx';

function Counting({ value: first, onChange, ...props }: StepperProps) {
  const [value, setValue] = useState(first);
  return (
    <Stepper
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  tags: ['dark'],
  args: { label: 'Sets', value: 3, onChange: fn() },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The new number is said aloud; typed beyond the end, it comes back to the end. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer="true"]')).toHaveTextContent('4'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    const input = canvas.getByRole('textbox', { name: 'Sets' });
    await expect(input).toHaveValue('2');
    await userEvent.clear(input);
    await userEvent.type(input, '25');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('10'));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Sets' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    // The wheel scrolls the page, not the number.
    await fireEvent.wheel(input, { deltaY: 100 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('10');
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: /Decrease/ })).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongGermanText: Story = {
  args: {
    label: 'Anzahl der Wiederholungssätze',
    description: 'Zwischen den Sätzen bleibt Zeit zum Nachspüren.',
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /erhöhen/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
