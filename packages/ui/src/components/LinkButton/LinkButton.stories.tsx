import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  tags: ['dark'],
  args: { children: 'Start Your Journey', href: '#journey', onPress: fn() },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Start Your Journey' });
    await expect(link).toHaveAttribute('href', '#journey');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  tags: ['layout'],
  render: (args) => (
    <Inline>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <LinkButton key={variant} {...args} variant={variant}>
          {args.children}
        </LinkButton>
      ))}
      <LinkButton {...args} fullWidth />
    </Inline>
  ),
};
