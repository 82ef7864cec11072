import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

function Choosing(props: ChoiceChipsProps<string>) {
  const [values, setValues] = useState(props.values);
  return (
    <ChoiceChips
      {...props}
      values={values}
      onChange={(chosen) => {
        setValues(chosen);
        props.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/ChoiceChips',
  component: ChoiceChips<string>,
  render: (args) => <Choosing {...args} />,
  tags: ['dark'],
  args: {
    label: 'Difficulty',
    choices: [
      { id: 'beginner', label: 'Beginner' },
      { id: 'intermediate', label: 'Intermediate' },
      { id: 'advanced', label: 'Advanced' },
      { id: 'expert', label: 'Expert' },
    ],
    values: ['advanced'],
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen and taken back by keyboard and by pointer, down to none. */
export const Default: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('toolbar', { name: 'Difficulty' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['intermediate', 'advanced']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['advanced']);
    const beginner = group.getByRole('button', { name: 'Beginner' });
    await expect(group.getByRole('button', { name: 'Advanced', pressed: true })).toBeVisible();
    await userEvent.click(beginner);
    await expect(args.onChange).toHaveBeenLastCalledWith(['beginner', 'advanced']);
    await userEvent.click(group.getByRole('button', { name: 'Advanced' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['beginner']);
    await userEvent.click(beginner);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
