import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FormAlert } from './FormAlert.tsx';

const resend = fn();

const meta = {
  title: 'Components/FormAlert',
  component: FormAlert,
  tags: ['dark'],
  args: { children: "That email or password isn't right." },
} satisfies Meta<typeof FormAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  args: { tone: 'info', children: 'Your email address is confirmed. You can log in now.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('confirmed');
  },
};

export const FailedWithAWayOn: Story = {
  args: {
    children: "Your email address isn't confirmed yet.",
    action: (
      <Button variant="secondary" onPress={() => resend()}>
        Resend confirmation email
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent("isn't confirmed yet");
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Resend/ }));
    await expect(resend).toHaveBeenCalled();
  },
};
