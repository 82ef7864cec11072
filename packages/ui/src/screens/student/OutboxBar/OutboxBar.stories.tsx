import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '#components/Text/Text.tsx';
import { frameExample } from '#testing/inStudentShell.tsx';
import { MeditationBar } from '../MeditationBar/MeditationBar.tsx';
import { StudentFrame, StudentShell } from '../StudentFrame/StudentFrame.tsx';
import { OutboxBar, type OutboxBarProps } from './OutboxBar.tsx';

/** Where it stands: in the frame of another screen, above a meditation that runs. */
function InFrame({ isMeditating, ...props }: OutboxBarProps & { isMeditating: boolean }) {
  const running = (
    <>
      <OutboxBar {...props} />
      {isMeditating ? (
        <MeditationBar durationSeconds={600} isPaused={false} remainingSeconds={371} />
      ) : null}
    </>
  );
  return (
    <StudentShell frame={{ ...frameExample, running }}>
      <StudentFrame title="Yoga Library">
        <Text>The screen stands here.</Text>
      </StudentFrame>
    </StudentShell>
  );
}

const meta = {
  title: 'Screens/Student/OutboxBar',
  component: InFrame,
  parameters: { layout: 'fullscreen', width: '375' },
  args: { waiting: 1, refused: 0, isMeditating: false },
} satisfies Meta<typeof InFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leads to where it can be sent, above the navigation, which stays free. */
export const Waiting: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const bar = page.getByRole('link', { name: '1 practice is waiting to be saved' });
    await expect(bar).toHaveAttribute('href', '/homepage');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      navigation.getBoundingClientRect().top,
    );
  },
};

export const RefusedToo: Story = {
  tags: ['dark', 'layout'],
  globals: { width: '1280' },
  args: { waiting: 3, refused: 2, isMeditating: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const bar = page.getByRole('link', {
      name: "2 practices couldn't be saved 3 practices are waiting to be saved",
    });
    const meditation = page.getByRole('region', { name: 'Meditation in progress' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      meditation.getBoundingClientRect().top,
    );
  },
};
