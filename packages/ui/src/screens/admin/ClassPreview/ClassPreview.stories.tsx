import { treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PracticeScreen } from '#screens/student/PracticeScreen/index.ts';
import { overflowsSideways } from '#testing/clipped.ts';
import { cues, states } from '#testing/practiceStates.ts';
import { ClassPreview } from './ClassPreview.tsx';

const onPause = fn();
const onNextStep = fn();

const meta = {
  title: 'Screens/Admin/ClassPreview',
  component: ClassPreview,
  parameters: { layout: 'fullscreen', width: '1280' },
  args: {
    subject: treePose,
    children: (
      <PracticeScreen
        as="div"
        cues={cues}
        state={{
          ...states.running,
          place: { number: 3, total: 12 },
          next: warriorTwo,
          onPause,
          onNextStep,
        }}
        onBack={fn()}
      />
    ),
    onClose: fn(),
  },
  render: (args) => (
    <>
      <main>
        <h1>Hips on Monday</h1>
      </main>
      <ClassPreview {...args} />
    </>
  ),
} satisfies Meta<typeof ClassPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => expect(overflowsSideways()).toBe(false);

/** A practice listens to its keys although it is in a dialog. */
export const Playing: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(onPause).toHaveBeenCalledOnce();
    await expect(onNextStep).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await fits();
  },
};

/** What the menu of cues opens is closed first. */
export const WithItsMenu: Story = {
  parameters: { width: '375' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sound and cues' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Preview'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await fits();
  },
};

export const Over: Story = {
  args: { subject: null, children: null },
  tags: ['layout'],
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'End of the class' }),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await fits();
  },
};
