import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Text } from '#components/Text/Text.tsx';
import { frameExample } from '#testing/inStudentShell.tsx';
import { StudentFrame, StudentShell } from '../StudentFrame/StudentFrame.tsx';
import { MeditationBar, type MeditationBarProps } from './MeditationBar.tsx';

/** Where it stands: in the frame of another screen. */
function InFrame(props: MeditationBarProps) {
  return (
    <StudentShell frame={{ ...frameExample, running: <MeditationBar {...props} /> }}>
      <StudentFrame title="Yoga Library">
        {Array.from({ length: 30 }, (_, line) => (
          <Text key={line}>The screen stands here.</Text>
        ))}
      </StudentFrame>
    </StudentShell>
  );
}

const meta = {
  title: 'Screens/Student/MeditationBar',
  component: InFrame,
  parameters: { layout: 'fullscreen', width: '375' },
  args: { durationSeconds: 600, remainingSeconds: 371.4, isPaused: false },
} satisfies Meta<typeof InFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const wayBack = (canvasElement: HTMLElement, name = /^Back to your meditation/) =>
  within(canvasElement).getByRole('link', { name });

/** Above the navigation, which stays free. */
export const Running: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const bar = wayBack(canvasElement);
    await expect(bar).toHaveAccessibleName('Back to your meditation 06:12');
    await expect(bar).toHaveAttribute('href', '/timer');
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Main navigation' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      navigation.getBoundingClientRect().top,
    );
    await expect(Math.round(navigation.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
};

/** At the corner of a wide window. */
export const Wide: Story = {
  tags: ['dark'],
  args: { isPaused: true, durationSeconds: 7200, remainingSeconds: 3601 },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const bar = wayBack(canvasElement);
    await expect(bar).toHaveAccessibleName('Back to your meditation 1:00:01 Paused');
    await expect(bar.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
    const lines = within(canvasElement).getAllByText('The screen stands here.');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(lines.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
};
