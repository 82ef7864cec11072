import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

function Chosen(props: ComponentProps<typeof SegmentedControl>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
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
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  tags: ['dark'],
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Theme',
    options: [
      { id: 'system', label: 'System' },
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ],
    value: 'system',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard and by pointer; one is always chosen: a second press on it changes nothing. */
export const Default: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Theme' }));
    await expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(group.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(group.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }));
    await expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
