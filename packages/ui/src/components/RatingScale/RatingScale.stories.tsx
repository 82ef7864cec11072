import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatingScale, type RatingScaleProps } from './RatingScale.tsx';

function Chosen(props: RatingScaleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RatingScale
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        props.onChange(chosen);
      }}
    />
  );
}

const faces = ['😞', '😕', '😐', '🙂', '😄'];
const ratingsOf = (words: readonly string[]) =>
  words.map((label, index) => ({ value: index + 1, label, picture: faces[index] }));

const meta = {
  title: 'Components/RatingScale',
  component: RatingScale,
  render: (args) => <Chosen {...args} />,
  tags: ['dark'],
  parameters: { width: '375' },
  args: {
    label: 'Mood',
    ratings: ratingsOf(['Very low', 'Low', 'Okay', 'Good', 'Great']),
    value: 3,
    onChange: fn(),
  },
} satisfies Meta<typeof RatingScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each picture has a word; the chosen one's is shown, and arrow keys change it. */
export const Default: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Mood' }));
    await expect(
      group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(faces.map((face, index) => face + args.ratings[index]?.label));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Okay' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(group.getByRole('radio', { name: 'Very low' }));
    await expect(group.getByRole('radio', { name: 'Very low' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
