import { type LibraryAsana, type LibraryView, noFilters } from '@niyama/domain';
import { boat, cobra, library, longWindedPose, treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { LibraryScreen, type LibraryScreenProps } from './LibraryScreen.tsx';
import type { LibraryState, PracticedState } from './types.ts';

/** A person types, chooses and filters; the story keeps it, as the route does. */
function Looked(props: LibraryScreenProps) {
  const [view, setView] = useState(props.view);
  const [cardForm, setCardForm] = useState(props.cardForm);
  return (
    <LibraryScreen
      {...props}
      cardForm={cardForm}
      view={view}
      onChangeCardForm={setCardForm}
      onChangeView={(change) => {
        setView((known) => ({ ...known, ...change }));
        props.onChangeView(change);
      }}
    />
  );
}

const usual: LibraryView = { tab: 'library', query: '', filters: noFilters };

const meta = {
  title: 'Screens/Student/Library',
  component: LibraryScreen,
  render: (args) => <Looked {...args} />,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/library')],
  args: {
    state: { status: 'ready', poses: library, isComplete: true, stale: null },
    practiced: { status: 'ready', poses: [cobra, boat], isComplete: true },
    view: usual,
    cardForm: null,
    invitation: null,
    onChangeView: fn(),
    onChangeCardForm: fn(),
    onToggleFavorite: fn(),
    onAddToPractice: fn(),
    onStart: fn(),
    onRetry: fn(),
    onRetryPracticed: fn(),
  },
} satisfies Meta<typeof LibraryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: { status: 'ready', poses: library, isComplete: true, stale: null },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
  },
} as const satisfies { [Status in LibraryState['status']]: { status: Status } & LibraryState };

const practiced = {
  loading: { status: 'loading' },
  ready: { status: 'ready', poses: [], isComplete: true },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
  },
} as const satisfies { [Status in PracticedState['status']]: { status: Status } & PracticedState };

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('8 poses');
    const boat = within(await page.findByRole('article', { name: 'Boat Pose' }));
    await expect(boat.getByRole('link', { name: 'Boat Pose' })).toHaveAttribute(
      'href',
      `/pose/${library[0]?.id}`,
    );
    await userEvent.click(boat.getByRole('button', { name: /^Favorite/ }));
    await expect(args.onToggleFavorite).toHaveBeenCalledWith(library[0]);
    await userEvent.click(boat.getByRole('button', { name: /^Add to practice list/ }));
    await expect(args.onAddToPractice).toHaveBeenCalledWith(library[0]);
    await userEvent.click(boat.getByRole('button', { name: /^Start practice/ }));
    await expect(args.onStart).toHaveBeenCalledWith(library[0]);
    await expect(overflowsSideways()).toBe(false);
    // Two to a row on a phone by themselves; the button makes them large and small again.
    const card = () => page.findByRole('article', { name: 'Boat Pose' });
    await expect(within(await card()).queryByText('3 benefits')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Large cards' }));
    await expect(await page.findAllByText('3 benefits')).not.toHaveLength(0);
    await expect(within(await card()).getByRole('link', { name: /^Details/ })).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Small cards' }));
    await waitFor(() => expect(page.queryByText('3 benefits')).not.toBeInTheDocument());
  },
};

export const Wide: Story = {
  tags: ['dark'],
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const boat = within(await within(canvasElement).findByRole('article', { name: 'Boat Pose' }));
    await expect(boat.getByRole('link', { name: /^Details/ })).toBeVisible();
    await expect(boat.getByText('3 benefits')).toBeVisible();
  },
};

const found = async (canvasElement: HTMLElement, typed: string, names: string[]) => {
  const page = within(canvasElement);
  const search = page.getByRole('searchbox', { name: 'Search poses' });
  await userEvent.clear(search);
  await userEvent.type(search, typed);
  await waitFor(() =>
    expect(page.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual(
      names,
    ),
  );
};

/** In name, Sanskrit name, description and target areas; without case and diacritics. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await found(canvasElement, 'WARRIOR', ['Warrior II']);
    await found(canvasElement, 'bhujaṅgāsana', ['Cobra']);
    await found(canvasElement, 'vṛkṣāsana', ['Tree']);
    await found(canvasElement, 'downward dog', ['Downward-Facing Dog']);
    await found(canvasElement, 'salutation sun', ['Surya Namaskar']);
    await found(canvasElement, 'tailbone', ['Downward-Facing Dog']);
    await found(canvasElement, 'digest', ['Boat Pose']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 pose');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('8 poses'),
    );
  },
};

/** The areas are found in the words that the person reads, too. */
export const SearchingInGerman: Story = {
  globals: { language: 'de', width: '320' },
  args: { view: { ...usual, query: 'verdauung' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('article', { name: 'Boat Pose' }),
    ).toBeVisible();
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(1);
  },
};

/** In either kana, as they are typed. */
export const SearchingInJapanese: Story = {
  globals: { language: 'ja' },
  args: { view: { ...usual, query: 'ばらんす' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('article', { name: 'Tree' })).toBeVisible();
    await expect(page.queryByRole('article', { name: 'Cobra' })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  tags: ['dark'],
  args: { view: { ...usual, query: 'unicorn' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { name: 'No poses found matching "unicorn"' }),
    ).toBeVisible();
    await expect(page.getByText('Try a different search term')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('0 poses');
  },
};

/** What is not found yet may be on a page that is still on its way. */
export const NothingFoundYet: Story = {
  args: { view: { ...usual, query: 'unicorn' }, state: { ...states.ready, isComplete: false } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('Loading...');
    await expect(page.queryByText(/No poses found/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByTestId('skeleton').children).toHaveLength(6);
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent('Still loading. This is taking longer'),
    );
  },
};

/** The samples can be read and nothing else. */
export const Failed: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const alert = within(page.getByRole('alert'));
    await expect(
      alert.getByRole('heading', { name: 'Failed to load poses library' }),
    ).toBeVisible();
    await expect(alert.getByText(/These are sample poses/)).toBeVisible();
    const samples = page.getAllByRole('article');
    await expect(samples).toHaveLength(3);
    for (const sample of samples) {
      await expect(within(sample).getByText('Sample')).toBeVisible();
      await expect(within(sample).queryByRole('button')).not.toBeInTheDocument();
      await expect(within(sample).queryByRole('link')).not.toBeInTheDocument();
    }
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const KeptOffline: Story = {
  args: { state: { ...states.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(await page.findByRole('article', { name: 'Boat Pose' })).toBeVisible();
  },
};

const favorites = library.map((asana, index) => ({ ...asana, isFavorite: index % 3 === 0 }));

/** Remembers the favorites, too, so that a former one leaves the list. */
function Marking(props: LibraryScreenProps) {
  const [poses, setPoses] = useState(favorites);
  return (
    <Looked
      {...props}
      state={{ status: 'ready', poses, isComplete: true, stale: null }}
      onToggleFavorite={({ id }) =>
        setPoses((known) =>
          known.map((asana) =>
            asana.id === id ? { ...asana, isFavorite: !asana.isFavorite } : asana,
          ),
        )
      }
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

/** A former favorite leaves, and the focus goes to what takes its place. */
export const Favorites: Story = {
  tags: ['dark'],
  args: { view: { ...usual, tab: 'favorites' } },
  render: (args) => <Marking {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(tab('Favorites')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('status')).toHaveTextContent('3 poses');
    const [first, second] = await page.findAllByRole('article');
    const hearts = [first, second].map((card) =>
      within(card ?? canvasElement).getByRole('button', { name: /^Favorite/, pressed: true }),
    );
    hearts[0]?.focus();
    await userEvent.keyboard(' ');
    await expect(page.getByRole('status')).toHaveTextContent('2 poses');
    await waitFor(() => expect(hearts[1]).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(page.getByRole('status')).toHaveTextContent('1 pose');
    await waitFor(() => expect(page.getByRole('button', { name: /^Favorite/ })).toHaveFocus());
    await userEvent.keyboard(' ');
    const end = await page.findByText('No favorite poses yet');
    await waitFor(() => expect(document.activeElement?.contains(end)).toBe(true));
    await expect(document.body).not.toHaveFocus();
  },
};

export const NoFavorites: Story = {
  tags: ['dark'],
  args: {
    view: { ...usual, tab: 'favorites' },
    state: {
      ...states.ready,
      poses: library.map((asana) => ({ ...asana, isFavorite: false })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'No favorite poses yet' })).toBeVisible();
    await expect(page.getByText('Add poses to your favorites to see them here')).toBeVisible();
  },
};

export const FavoritesFailed: Story = {
  args: { view: { ...usual, tab: 'favorites' }, state: states.failed },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('article')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was practiced last stands first. */
export const History: Story = {
  args: { view: { ...usual, tab: 'history' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
        'Cobra',
        'Boat Pose',
      ]),
    );
  },
};

export const NoHistory: Story = {
  args: { view: { ...usual, tab: 'history' }, practiced: practiced.ready },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'No practice history yet' })).toBeVisible();
    await expect(page.getByText('Start practicing to see your history here')).toBeVisible();
  },
};

export const HistoryLoading: Story = {
  args: { view: { ...usual, tab: 'history' }, practiced: practiced.loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('skeleton').children).toHaveLength(6);
  },
};

export const HistoryFailed: Story = {
  args: { view: { ...usual, tab: 'history' }, practiced: practiced.failed },
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText(/couldn't load/)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryPracticed).toHaveBeenCalledOnce();
  },
};

export const TabsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    tab('Library').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Favorites')).toHaveFocus();
    await expect(args.onChangeView).toHaveBeenCalledWith({ tab: 'favorites' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await within(canvasElement).findByRole('article', { name: 'Cobra' }),
    ).toBeVisible();
  },
};

/** The drawer narrows at once, says how many poses are left, and is counted on its button. */
export const Filtering: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter poses' }));
    for (const name of ['Beginner', 'Intermediate', 'Advanced', 'Expert']) {
      await expect(drawer.getByRole('button', { name })).toBeVisible();
    }
    for (const name of ['Standing', 'Seated', 'Twists', 'Backbends', 'Core', 'Breathing', 'Flow']) {
      await expect(drawer.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(drawer.getByRole('button', { name: 'Intermediate' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Core' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show 1 pose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await settled();
    await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
    await expect(page.getAllByRole('article')).toHaveLength(1);
    await expect(page.getByRole('article', { name: 'Boat Pose' })).toBeVisible();
  },
};

const expertTwists = { difficulties: ['expert'], categories: ['twists'] } as const;

export const NothingThroughTheFilters: Story = {
  args: { view: { ...usual, filters: expertTwists } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'No poses match these filters' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
    await expect(page.getByRole('status')).toHaveTextContent('8 poses');
  },
};

/** The drawer open, with a filter chosen. */
export const FilterDrawerInGerman: Story = {
  args: { view: { ...usual, filters: expertTwists } },
  globals: { width: '320', language: 'de', textSize: '200' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter, 2 aktiv' }));
    const drawer = await screen.findByRole('dialog', { name: 'Haltungen filtern' });
    await settled();
    await expect(clipped(drawer)).toEqual([]);
    await expect(overflowsSideways()).toBe(false);
  },
};

export const WithInvitation: Story = {
  tags: ['dark'],
  args: { invitation: { time: '07:00', onAccept: fn(), onDismiss: fn() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText(/^This device can remind you to practice at 7:00 AM/),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remind me' }));
    await expect(args.invitation?.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Not now' }));
    await expect(args.invitation?.onDismiss).toHaveBeenCalledOnce();
  },
};

const generated = (count: number): LibraryAsana[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(library[index % library.length] ?? longWindedPose),
    id: `pose-${index}`,
    name: `Pose ${index + 1}`,
  }));

/** A library that grows from 500 poses to 5,000 at a press. */
function Growing(props: LibraryScreenProps) {
  const [poses, setPoses] = useState(() => generated(500));
  return (
    <>
      <Looked {...props} state={{ ...states.ready, poses }} />
      <button style={{ position: 'fixed', bottom: 0 }} onClick={() => setPoses(generated(5000))}>
        {poses.length}
      </button>
    </>
  );
}

const aMoment = () => new Promise((resolve) => requestAnimationFrame(resolve));

const cardsIn = (canvasElement: HTMLElement) =>
  within(canvasElement).queryAllByRole('article').length;

/** However many poses there are, few stand in the page: at the top, in the middle and at the end. */
export const FiveThousandPoses: Story = {
  render: (args) => <Growing {...args} />,
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(cardsIn(canvasElement)).toBeGreaterThan(3));
    await settled();
    const nodes = () => canvasElement.querySelectorAll('*').length;
    const before = nodes();
    await userEvent.click(page.getByRole('button', { name: '500' }));
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('5,000 poses'));
    await settled();
    await expect(nodes()).toBe(before);
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * part);
      await aMoment();
      await waitFor(() => expect(cardsIn(canvasElement)).toBeGreaterThan(3));
      await expect(cardsIn(canvasElement)).toBeLessThanOrEqual(30);
    }
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return expect(page.getByRole('article', { name: 'Pose 5000' })).toBeVisible();
    });
    const last = page.getByRole('article', { name: 'Pose 5000' }).closest('li');
    await expect(last).toHaveAttribute('aria-posinset', '5000');
    await expect(last).toHaveAttribute('aria-setsize', '5000');
    window.scrollTo(0, 0);
  },
};

export const FiveThousandSmallCards: Story = {
  args: { cardForm: 'compact', state: { ...states.ready, poses: generated(5000) } },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    for (const part of [0, 0.5, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * part);
      await aMoment();
      await waitFor(() => expect(cardsIn(canvasElement)).toBeGreaterThan(3));
      await expect(cardsIn(canvasElement)).toBeLessThanOrEqual(30);
    }
    window.scrollTo(0, 0);
  },
};

/** Scrolling far away from the card that has the focus does not lose it. */
export const KeepsTheFocusInSight: Story = {
  args: { state: { ...states.ready, poses: generated(500) } },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Pose 1' });
    const heart = within(card).getByRole('button', { name: /^Favorite/ });
    heart.focus();
    window.scrollTo(0, 8000);
    await aMoment();
    await waitFor(() => expect(cardsIn(canvasElement)).toBeGreaterThan(3));
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('article', { name: 'Pose 4' })).toBeNull(),
    );
    await expect(heart).toHaveFocus();
    // The focused row stays where it was, and moves no other row.
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};

/** A library to leave and return to, at the same scroll position, as in the apps. */
function LeftAndBack(props: LibraryScreenProps) {
  const [isHere, setHere] = useState(true);
  useLayoutEffect(() => {
    if (isHere) window.scrollTo(0, 300);
  }, [isHere]);
  return (
    <>
      {isHere ? <Looked {...props} /> : null}
      <button style={{ position: 'fixed', bottom: 0 }} onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
    </>
  );
}

/** The scroll position stays when poses replace the skeleton, if the skeleton is tall enough for it. */
export const KeepsItsPlace: Story = {
  render: (args) => <LeftAndBack {...args} />,
  args: { state: { ...states.ready, poses: generated(500) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(cardsIn(canvasElement)).toBeGreaterThan(1));
    await userEvent.click(page.getByRole('button', { name: 'Leave' }));
    await expect(cardsIn(canvasElement)).toBe(0);
    // Each row is as tall as it was measured before: nothing moves the page afterwards.
    await userEvent.click(page.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(cardsIn(canvasElement)).toBeGreaterThan(1));
    await aMoment();
    await expect(window.scrollY).toBe(300);
    window.scrollTo(0, 0);
  },
};

/** Names as long as people write them, in another direction, and with what would be HTML elsewhere. */
export const AwkwardNames: Story = {
  args: {
    state: {
      ...states.ready,
      poses: [
        { ...treePose, id: 'long', name: 'Warrior '.repeat(50).trim() },
        { ...treePose, id: 'unbroken', name: 'W'.repeat(400) },
        { ...warriorTwo, id: 'html', name: '<img src=x onerror="alert(1)"><b>Bold</b>' },
        { ...cobra, id: 'rtl', name: 'وضعية المحارب', description: 'قف بثبات.' },
      ],
    },
  },
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('article', { name: '<img src=x onerror="alert(1)"><b>Bold</b>' }),
    ).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const LongNames: Story = {
  tags: ['layout'],
  args: { state: { ...states.ready, poses: [longWindedPose, ...library] } },
  globals: { width: '320' },
  play: fits,
};
