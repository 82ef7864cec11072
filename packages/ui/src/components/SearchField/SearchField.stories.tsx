import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['dark'],
  args: {
    label: 'Search poses',
    clearLabel: 'Clear search',
    placeholder: 'Search poses...',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emptied by its button and by Escape. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search poses' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'tree');
    await expect(args.onChange).toHaveBeenLastCalledWith('tree');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('cobra{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const FilledOrDisabled: Story = {
  tags: ['layout'],
  render: (args) => (
    <Stack>
      <SearchField {...args} defaultValue="warrior" />
      <SearchField {...args} isDisabled />
    </Stack>
  ),
};
