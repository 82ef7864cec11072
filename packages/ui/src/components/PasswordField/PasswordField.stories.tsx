import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['dark'],
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'practice-daily');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('practice-daily');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};

/** Paste and password managers are welcome. */
export const Pasted: Story = {
  args: { autoComplete: 'new-password' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('a long one from a manager');
    await expect(input).toHaveValue('a long one from a manager');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const WithError: Story = {
  tags: ['layout'],
  args: {
    defaultValue: 'short',
    description: 'Longer is safer: four words are easy to remember.',
    errorMessage: 'Password must be at least 6 characters',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'practice-daily' } };
