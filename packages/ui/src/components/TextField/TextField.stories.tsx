import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['dark'],
  args: { label: 'Username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Username' });
    await userEvent.click(within(canvasElement).getByText('Username'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('asha');
    await expect(input).toHaveValue('asha');
    await expect(args.onChange).toHaveBeenLastCalledWith('asha');
    await expect(parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const WithError: Story = {
  tags: ['layout'],
  args: {
    defaultValue: 'as',
    description: 'Letters, digits and dashes.',
    errorMessage: 'Username must be at least 3 characters',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('as');
    await expect(input).toHaveAccessibleDescription(
      /Letters, digits and dashes\..*Username must be at least 3 characters/,
    );
  },
};

export const RequiredWithDescription: Story = {
  args: {
    isRequired: true,
    type: 'email',
    label: 'Email',
    autoComplete: 'email',
    description: 'Only admins see this address.',
    placeholder: 'asha@niyama.example',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Only admins see this address.');
  },
};

export const DisabledAndReadOnly: Story = {
  args: { defaultValue: 'asha' },
  render: (args) => (
    <Stack>
      <TextField {...args} isDisabled />
      <TextField {...args} isReadOnly label="Display name" />
    </Stack>
  ),
};

export const Multiline: Story = {
  args: { multiline: true, label: 'How did the practice feel?' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.type(area, 'Steady.{Enter}Warm.');
    await expect(area).toHaveValue('Steady.\nWarm.');
  },
};
