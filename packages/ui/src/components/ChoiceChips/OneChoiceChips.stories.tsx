import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OneChoiceChips, type OneChoiceChipsProps } from './OneChoiceChips.tsx';

function Choosing(props: OneChoiceChipsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <OneChoiceChips
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
  title: 'Components/ChoiceChips/One',
  component: OneChoiceChips<string>,
  render: (args) => <Choosing {...args} />,
  tags: ['dark'],
  args: {
    label: 'Mental state',
    choices: [
      { id: 'stressed', label: 'Stressed' },
      { id: 'neutral', label: 'Neutral' },
      { id: 'focused', label: 'Focused' },
    ],
    value: 'neutral',
    onChange: fn(),
  },
} satisfies Meta<typeof OneChoiceChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is always chosen; Tab leads to it, arrow keys change it. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Mental state' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Neutral' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('focused');
    await userEvent.click(group.getByRole('radio', { name: 'Stressed' }));
    await expect(group.getByRole('radio', { name: 'Stressed' })).toBeChecked();
  },
};
