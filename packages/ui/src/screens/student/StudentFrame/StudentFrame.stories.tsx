import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '#components/Text/Text.tsx';
import { overflowsSideways } from '#testing/clipped.ts';
import { frameExample as frame } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { type Frame, StudentFrame, type StudentFrameProps, StudentShell } from './StudentFrame.tsx';

/** A screen in a shell that the story describes. */
function InShell({ frame, ...screen }: StudentFrameProps & { frame: Frame }) {
  return (
    <StudentShell frame={frame}>
      <StudentFrame {...screen} />
    </StudentShell>
  );
}

const meta = {
  title: 'Screens/Student/Frame',
  component: InShell,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    frame,
    title: 'Yoga Library',
    children: <Text>The screen stands here.</Text>,
  },
} satisfies Meta<typeof InShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
};

async function openMenu(canvasElement: HTMLElement, label = 'Open menu') {
  const button = within(canvasElement).getByRole('button', { name: label });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = within(await screen.findByRole('dialog'));
  await settled();
  return { button, menu };
}

/** The header's title, points and avatar, and the five tabs with the current one marked. */
export const HeaderAndTabs: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    await expect(page.getByRole('link', { name: '340 points' })).toHaveAttribute(
      'href',
      '/progress',
    );
    await expect(page.getByRole('link', { name: 'Open your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    const tabs = within(page.getByRole('navigation', { name: 'Main navigation' }));
    await expect(
      tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/homepage'],
      ['Library', '/library'],
      ['Practice', '/assignments'],
      ['Community', '/profile'],
      ['Timer', '/timer'],
    ]);
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Library');
    await expect(overflowsSideways()).toBe(false);
  },
};

export const Wide: Story = { globals: { width: '1280' }, play: fits };

/** The student's progress is none of the five places; it leads back instead of opening the menu. */
export const OutsideTheTabs: Story = {
  args: { frame: { ...frame, currentPath: '/progress' }, title: 'Your Progress', onBack: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const tabs = within(page.getByRole('navigation', { name: 'Main navigation' }));
    await expect(tabs.queryByRole('link', { current: 'page' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(page.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

/** Enter opens the menu, Escape closes it and gives the focus back. */
export const MenuByKeyboard: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const { button, menu } = await openMenu(canvasElement);
    await expect(menu.getByRole('heading', { name: 'Niyama' })).toBeVisible();
    await expect(menu.getByText('asha')).toBeVisible();
    await expect(menu.getByText('Level 4')).toBeVisible();
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Library',
      'Timer',
      'Practice',
      'Profile',
      'Progress',
      'Lifestyle Log',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

let goTo: (path: string) => void = fn();

function Moving() {
  const [currentPath, setPath] = useState('/library');
  useEffect(() => {
    goTo = setPath;
  }, []);
  return (
    <InShell frame={{ ...frame, currentPath }} title="Yoga Library">
      <Text>The screen stands here.</Text>
    </InShell>
  );
}

/** Back closes the menu too, and it is not open when the student returns to the page. */
export const MenuClosesWithItsPage: Story = {
  render: () => <Moving />,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    goTo('/homepage');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    goTo('/library');
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('link', { name: 'Library', current: 'page' }),
      ).toBeVisible(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Members find Communities after the fourth link; the menu holds the health notice and Logout. */
export const MenuOfAMember: Story = {
  args: { frame: { ...frame, person: { ...frame.person, inCommunity: true } } },
  play: async ({ canvasElement }) => {
    const { menu } = await openMenu(canvasElement);
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links.slice(3, 6)).toEqual(['Practice', 'Communities', 'Profile']);
    await userEvent.click(menu.getByRole('button', { name: 'Practice safely' }));
    await expect(frame.onOpenHealthNotice).toHaveBeenCalledOnce();
  },
};

/** While the person loads nothing is claimed: neither points nor a letter. */
export const PersonLoading: Story = {
  tags: ['dark'],
  args: {
    frame: { ...frame, person: { ...frame.person, name: null, level: null, points: null } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText('0 points')).toBeNull();
    await expect(page.queryByText('Y')).toBeNull();
    await expect(page.getByRole('link', { name: 'Open your profile' })).toBeVisible();
  },
};

/** Where the profile could not be had: the product's user on level 1, with the letter Y. */
export const MenuOfNobodyYet: Story = {
  args: {
    frame: { ...frame, person: { ...frame.person, name: null, level: null, points: 0 } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '0 points' })).toBeVisible();
    const { menu } = await openMenu(canvasElement);
    await expect(menu.getByText('Niyama User')).toBeVisible();
    await expect(menu.getByText('Level 1')).toBeVisible();
    await expect(menu.getByText('Y')).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    await expect(frame.onLogOut).toHaveBeenCalledOnce();
  },
};
