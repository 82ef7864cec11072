import { longWindedPose, suryaNamaskar, treePose, warriorTwo } from '@niyama/mocks';
import type { LibraryAsana } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { AsanaScreen } from './AsanaScreen.tsx';
import { emptyVideo } from '#testing/videoExample.ts';
import type { AsanaState } from './types.ts';

const meta = {
  title: 'Screens/Student/Asana',
  component: AsanaScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    state: { status: 'ready', asana: warriorTwo },
    login: null,
    onBack: fn(),
    onRetry: fn(),
    onStart: fn(),
    onToggleFavorite: fn(),
    onTogglePracticeList: fn(),
  },
} satisfies Meta<typeof AsanaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  notFound: { status: 'notFound' },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
  },
  ready: { status: 'ready', asana: warriorTwo },
} as const satisfies { [Status in AsanaState['status']]: { status: Status } & AsanaState };

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const name = page.getByRole('heading', { level: 1, name: 'Warrior II' });
    await expect(name).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('img', { name: 'Warrior II' })).toBeVisible();
    await expect(page.getByText('Virabhadrasana II')).toBeVisible();
    await expect(page.getByText('Beginner')).toBeVisible();
    await expect(page.getByText('Both sides')).toBeVisible();
    await expect(page.getByText('1 minute')).toBeInTheDocument();
    await expect(page.getByText(/10 points/)).toBeVisible();
    for (const title of ['Target Areas', 'Benefits', 'Safety Tips']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(page.queryByRole('button', { name: 'Practice Now' })).not.toBeInTheDocument();
    await expect(page.queryByRole('navigation')).not.toBeInTheDocument();
    const press = (label: string) => userEvent.click(page.getByRole('button', { name: label }));
    await press('Start practice');
    await expect(args.onStart).toHaveBeenCalledOnce();
    await press('Add Warrior II to favorites');
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
    await press('Add Warrior II to your practice list');
    await expect(args.onTogglePracticeList).toHaveBeenCalledOnce();
    await press('Back');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Each text says its language: what nobody has translated is English, and Sanskrit stands as written. */
export const PartlyTranslated: Story = {
  globals: { language: 'de' },
  args: {
    state: {
      status: 'ready',
      asana: {
        ...treePose,
        language: 'german',
        inEnglish: ['description', 'benefits'],
        name: 'Baum',
        sanskritDevanagari: 'वृक्षासन',
        safetyTips: ['Stell den Fuß nie seitlich an das Knie'],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const langOf = (text: string) => page.getByText(text).closest('[lang]')?.getAttribute('lang');
    const name = await page.findByRole('heading', { level: 1, name: 'Baum' });
    await expect(name).toHaveAttribute('lang', 'de');
    await expect(langOf('Vrikshasana')).toBe('sa-Latn');
    await expect(langOf('वृक्षासन')).toBe('sa-Deva');
    await expect(langOf(treePose.description)).toBe('en');
    await expect(langOf('Steadies the ankles')).toBe('en');
    await expect(langOf('Stell den Fuß nie seitlich an das Knie')).toBe('de');
  },
};

const flow: LibraryAsana = { ...warriorTwo, ...suryaNamaskar };

const outlines = (canvasElement: HTMLElement) =>
  [...within(canvasElement).getByRole('img').querySelectorAll('path')]
    .map((path) => path.getAttribute('d'))
    .join('');

/** A flow shows its positions with their words, and moves when it is played: never by itself. */
export const Flow: Story = {
  tags: ['dark', 'layout', 'moving'],
  args: { state: { status: 'ready', asana: flow } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const still = outlines(canvasElement);
    await step('shows its positions', async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Positions' })).toBeVisible();
      await expect(await page.findAllByText('Out, fold forward')).toHaveLength(2);
      await expect(outlines(canvasElement)).toBe(still);
    });
    await step('moves when it is played', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Play the flow' }));
      await waitFor(() => expect(outlines(canvasElement)).not.toBe(still));
      const first = outlines(canvasElement);
      await waitFor(() => expect(outlines(canvasElement)).not.toBe(first));
    });
    await step('stands where it is paused', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Pause the flow' }));
      await new Promise(requestAnimationFrame);
      const paused = outlines(canvasElement);
      await expect(paused).not.toBe(still);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(outlines(canvasElement)).toBe(paused);
      await expect(page.getByRole('button', { name: 'Play the flow' })).toBeVisible();
    });
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Repeated positions show once. */
export const FlowWide: Story = {
  tags: ['dark'],
  args: { state: { status: 'ready', asana: { ...flow, key: 'cat-cow', name: 'Cat-Cow' } } },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('In, chest and tailbone up')).toBeVisible();
  },
};

/** Where nothing may move, it goes from position to position. */
export const FlowReducedMotion: Story = {
  args: Flow.args,
  play: async ({ canvasElement }) => {
    const still = outlines(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play the flow' }));
    await waitFor(() => expect(outlines(canvasElement)).not.toBe(still));
    const position = outlines(canvasElement);
    await waitFor(() => expect(outlines(canvasElement)).not.toBe(position), { timeout: 10_000 });
  },
};

export const Marked: Story = {
  args: { state: { status: 'ready', asana: { ...treePose, inPracticeList: true } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Remove Tree from favorites' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Remove Tree from your practice list' }),
    ).toBeVisible();
  },
};

export const Wide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

/** 'Practice Now' is there for a pose with a video, and opens it. */
export const WithVideo: Story = {
  args: {
    state: { status: 'ready', asana: { ...warriorTwo, videoUrl: emptyVideo } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Practice Now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Video of Warrior II' });
    await settled();
    const player = within(dialog).getByLabelText('Video of Warrior II');
    await expect(player).toBeVisible();
    await expect(player).toHaveAttribute('controls');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The focus returns in the frame after that.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Practice Now' })).toHaveFocus(),
    );
  },
};

export const VideoCannotBeLoaded: Story = {
  args: {
    state: { status: 'ready', asana: { ...warriorTwo, videoUrl: 'data:video/mp4;base64,AAAA' } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Practice Now' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the video.");
    await settled();
  },
};

const visitor = { login: { href: '/auth?next=%2Fasana%2F1', onLogIn: fn() } };

export const VisitorTriesToFavoriteAndToAdd: Story = {
  args: visitor,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Add Warrior II to favorites' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Please log in to save favorites' });
    await settled();
    await expect(within(dialog).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      visitor.login.href,
    );
    await expect(args.onToggleFavorite).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Add Warrior II to your practice list' }),
    );
    await expect(
      await screen.findByRole('dialog', { name: 'Please log in to add poses to your practice' }),
    ).toBeVisible();
    await settled();
    await expect(args.onTogglePracticeList).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
    await expect(within(canvasElement).getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: states.notFound },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Asana not found' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load this pose");
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  tags: ['layout'],
  args: { state: { status: 'ready', asana: longWindedPose } },
  globals: { width: '320' },
  play: fits,
};

/** A name as long as people write them, with what would be HTML elsewhere. */
export const AwkwardName: Story = {
  args: {
    state: {
      status: 'ready',
      asana: { ...longWindedPose, name: `<b>${'W'.repeat(393)}</b>`, videoUrl: emptyVideo },
    },
  },
  globals: { width: '320' },
  play: fits,
};
