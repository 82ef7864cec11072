import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

function Moved({ unit, ...props }: SliderProps & { unit: string }) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      valueLabel={`${value} ${unit}`}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Slider',
  component: Slider,
  tags: ['dark'],
  render: (args) => <Moved {...args} unit="%" />,
  args: { label: 'Volume', value: 75, valueLabel: '75 %', onChange: fn(), onChangeEnd: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveValue('75');
    await expect(slider).toHaveAttribute('aria-valuetext', '75 %');
  },
};

/** What is read out follows what is shown, unit included. */
export const Keyboard: Story = {
  args: { min: 0, max: 100, step: 5 },
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Volume' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '80 %');
    await expect(within(canvasElement).getByText('80 %')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 %');
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};
