import type { Meta, StoryObj } from '@storybook/react-vite';
import { treePose, warriorTwo } from '@niyama/mocks';
import { expect, fn, userEvent } from 'storybook/test';
import { withLimits } from '#testing/withLimits.tsx';
import { cues, pageOf, states } from '#testing/practiceStates.ts';
import { PracticeScreen } from './PracticeScreen.tsx';

const meta = {
  title: 'Screens/Student/Practice/Opening',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    state: { status: 'loading', asana: null },
    onBack: fn(),
    cues,
  },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ResumeOffer: Story = {
  args: { state: states.resumeOffer },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('You were on set 2 of 3 with 00:56 left.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await expect(states.resumeOffer.onStartOver).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(states.resumeOffer.onTakeUp).toHaveBeenCalledOnce();
  },
};

/** Another tab practices: it is said before anything is begun, and can go on here. */
export const Elsewhere: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.elsewhere },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/another tab/);
    await expect(page.getByText(/^Tree /)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }));
    await expect(states.elsewhere.onTakeOver).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Which pose it is has not been said yet, and so nothing can be taken over. */
export const ElsewhereUnknown: Story = {
  args: { state: { ...states.elsewhere, name: null, isWaiting: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^A practice /)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Loading...' }));
    await expect(states.elsewhere.onTakeOver).not.toHaveBeenCalled();
  },
};

/** The other tab does not answer: it is said, and there is a way on all the same. */
export const ElsewhereSilent: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.elsewhere, isSilent: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^That tab isn't responding/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }));
    await expect(states.elsewhere.onTakeOver).toHaveBeenCalledOnce();
  },
};

/** Nobody can say what runs in the tab that does not answer, so no progress is promised. */
export const ElsewhereSilentUnknown: Story = {
  args: { state: { ...states.elsewhere, name: null, isSilent: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.queryByText(/progress/)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Continue here' }));
    await expect(states.elsewhere.onTakeOver).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Loading...')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The pose came with the navigation and shows at once. */
export const LoadingKnownPose: Story = {
  args: { state: { status: 'loading', asana: treePose } },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByRole('heading', { name: 'Tree' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: states.notFound },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { name: 'Asana not found' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The address of a practice that this device no longer has. */
export const RunOver: Story = {
  tags: ['layout'],
  args: { state: states.runOver, cues: null },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { name: 'This practice is over' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Asana not found');
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(states.failed.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedOffline: Story = {
  args: {
    state: {
      ...states.failed,
      isOffline: true,
      reason: "You're offline. Check your connection and try again.",
    },
  },
};

/** A long note of the instructor is whole before the start, and leaves the figure its room afterwards. */
const note = `Rest whenever you need to. ${'Keep the knee soft and the breath long. '.repeat(12)}`;

export const InstructorNote: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.choosingSets, instructorNote: note },
  play: async ({ canvasElement }) => {
    const words = pageOf(canvasElement).getByText(/Rest whenever/);
    await expect(words.scrollHeight).toBe(words.clientHeight);
  },
};

export const InstructorNoteWhileRunning: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.running, instructorNote: note },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const words = page.getByText(/Rest whenever/);
    await expect(words.clientHeight).toBeLessThan(80);
    const { bottom } = page.getByRole('button', { name: 'Pause' }).getBoundingClientRect();
    await expect(words.getBoundingClientRect().top).toBeGreaterThan(bottom);
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A class says it all: what is left is what has to be read, and the start. */
export const NothingToChoose: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: { ...states.choosingSets, choosesSets: false, next: warriorTwo },
    instructorNote: 'Rest whenever you need to.',
  },
  decorators: [withLimits(['pregnancy'])],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Rest whenever you need to.')).toBeVisible();
    await expect(page.getByText('Stand near a wall when your balance is unsure.')).toBeVisible();
    await expect(page.queryByText(treePose.description)).toBeNull();
    await expect(page.queryByRole('textbox', { name: 'Sets' })).toBeNull();
    await expect(page.queryByRole('timer')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(states.choosingSets.onStart).toHaveBeenCalledOnce();
  },
};

/** The tip stands before the start, with the gentler pose one tap away. */
export const AnotherWay: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.choosingSets },
  decorators: [withLimits(['pregnancy'], warriorTwo)],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const tip = page.getByText('Stand near a wall when your balance is unsure.');
    await expect(tip).toBeVisible();
    const start = page.getByRole('button', { name: 'Start' });
    await expect(tip.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(page.getByRole('link', { name: 'Instead: Warrior II' })).toBeVisible();
  },
};
