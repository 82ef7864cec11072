import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilePicker } from './FilePicker.tsx';

const meta = {
  title: 'Components/FilePicker',
  component: FilePicker,
  tags: ['dark'],
  args: {
    accepts: ['image/png'],
    children: 'Upload photo',
    icon: <ImagePlus aria-hidden size="1.25rem" strokeWidth={1.75} />,
    variant: 'secondary',
    onPick: fn(),
  },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Upload photo' })).toBeVisible();
    const input = canvasElement.querySelector('input');
    await expect(input).toHaveAttribute('accept', 'image/png');
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(input ?? canvasElement, file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
