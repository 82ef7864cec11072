import { paths } from '@niyama/domain';
import { treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withLimits } from '#testing/withLimits.tsx';
import { SafetyMark } from './SafetyMark.tsx';
import { SafetyNotice } from './SafetyNotice.tsx';

const tips = ['Keep a hand on a wall in pregnancy', 'Skip it with a knee injury', 'Look ahead'];
const asana = {
  ...treePose,
  avoidIf: ['knees' as const],
  safetyTips: tips,
  cautions: [
    { act: 'vary' as const, limits: ['pregnancy' as const] },
    { act: 'avoid' as const, limits: ['knees' as const] },
    { act: 'note' as const, limits: ['neck' as const] },
  ],
};

const meta = {
  title: 'Screens/Student/Safety',
  component: SafetyNotice,
  parameters: { width: '375' },
  args: { asana },
  render: (args) => (
    <>
      <SafetyMark asana={args.asana} />
      <SafetyNotice {...args} />
    </>
  ),
} satisfies Meta<typeof SafetyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Avoid: Story = {
  tags: ['dark', 'layout'],
  decorators: [withLimits(['knees', 'heart'], warriorTwo)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Not for you')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Better skip this one' })).toBeVisible();
    await expect(page.getByText('You told this device: Knees.')).toBeVisible();
    await expect(page.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual([tips[1]]);
    const instead = page.getByRole('link', { name: 'Instead: Warrior II' });
    await expect(instead).toHaveAttribute('href', `/pose/${warriorTwo.id}`);
  },
};

/** Before the start, the gentler pose is one tap away from being practiced. */
export const BeforeTheStart: Story = {
  args: { leadsToPractice: true },
  decorators: [withLimits(['knees'], warriorTwo)],
  play: async ({ canvasElement }) => {
    const instead = within(canvasElement).getByRole('link', { name: 'Instead: Warrior II' });
    await expect(instead).toHaveAttribute('href', paths.practice(warriorTwo.id));
  },
};

export const Vary: Story = {
  tags: ['dark', 'layout'],
  decorators: [withLimits(['pregnancy'])],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Another way for you')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Do this one another way' })).toBeVisible();
    await expect(page.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual([tips[0]]);
    // A device that has no library yet knows no gentler pose.
    await expect(page.getByRole('link', { name: 'Choose another' })).toBeVisible();
  },
};

export const Note: Story = {
  decorators: [withLimits(['neck'])],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
    await expect(page.getByText('Look ahead')).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
  },
};

export const Unchecked: Story = {
  args: { asana: { ...asana, cautions: null } },
  decorators: [withLimits(['neck'])],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Not checked for you')).toBeVisible();
    await expect(page.getByText('You told this device: Neck.')).toBeVisible();
  },
};

/** What an other version of the app has written cannot be gone by before it was asked again. */
export const Unread: Story = {
  tags: ['layout'],
  decorators: [withLimits([], null, false)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: /^We couldn't load what/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check it' })).toBeVisible();
  },
};

export const NoLimits: Story = {
  decorators: [withLimits([])],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
