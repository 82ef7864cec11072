import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['dark'],
  args: { children: 'Terms of Service', href: '#terms', onPress: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSentence: Story = {
  render: (args) => (
    <Text>
      By signing up you agree to the <Link {...args} />.
    </Text>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Terms of Service' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Standalone: Story = {
  args: { isStandalone: true, children: 'Forgot password?' },
  play: async ({ canvasElement }) => {
    const { height } = within(canvasElement).getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** Without `href` it is a link to assistive technology that an `onPress` answers. */
export const TonesAndWithoutAddress: Story = {
  render: (args) => (
    <Inline>
      {(['ink', 'soft', 'plum'] as const).map((tone) => (
        <Link key={tone} {...args} tone={tone} />
      ))}
      <Link onPress={args.onPress}>Resend mail</Link>
    </Inline>
  ),
};
