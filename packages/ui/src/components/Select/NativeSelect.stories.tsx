import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NativeSelect } from './NativeSelect.tsx';

function Chosen(props: ComponentProps<typeof NativeSelect>) {
  const [value, setValue] = useState(props.value);
  return (
    <NativeSelect
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
  title: 'Components/NativeSelect',
  component: NativeSelect,
  tags: ['dark'],
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Interval bells',
    options: [
      { id: '0', label: 'None' },
      { id: '1', label: '1 Bell' },
      { id: '2', label: '2 Bells' },
    ],
    value: '2',
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows what is chosen, and where the focus is. */
export const Default: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Interval bells' });
    await expect(canvas.getByText('2 Bells', { selector: 'span' })).toBeVisible();
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '1 Bell');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await expect(canvas.getByText('1 Bell', { selector: 'span' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeDisabled();
  },
};
