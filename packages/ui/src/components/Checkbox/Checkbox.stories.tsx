import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Checking(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <Card>
      <Checkbox
        {...props}
        isSelected={isSelected}
        onChange={(next) => {
          setSelected(next);
          props.onChange(next);
        }}
      />
    </Card>
  );
}

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['dark'],
  render: (args) => <Checking {...args} />,
  args: {
    label: 'Email me about new practice and replies',
    description: 'You can change this in Settings.',
    isSelected: true,
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words answer as the box does. */
export const Checked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: args.label, checked: true });
    await expect(box).toHaveAccessibleDescription('You can change this in Settings.');
    await userEvent.click(canvas.getByText(args.label));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
