import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '#components/Text/Text.tsx';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { frameExample } from '#testing/inAdminShell.tsx';
import { AdminFrame, type AdminFrameProps, AdminShell } from './AdminFrame.tsx';
import type { AdminFrameState } from './types.ts';

/** The app keeps whether the sidebar is narrow; here the story does. */
function InShell({ frame, ...screen }: AdminFrameProps & { frame: AdminFrameState }) {
  const [isCollapsed, setCollapsed] = useState(frame.isCollapsed);
  const onToggleCollapsed = () => setCollapsed(!isCollapsed);
  return (
    <AdminShell frame={{ ...frame, isCollapsed, onToggleCollapsed }}>
      <AdminFrame {...screen} />
    </AdminShell>
  );
}

const meta = {
  title: 'Screens/Admin/Layout',
  component: InShell,
  parameters: { layout: 'fullscreen', width: '1280' },
  args: {
    frame: { ...frameExample, currentPath: '/admin/asanas' },
    title: 'Asana Library',
    children: <Text>The screen stands here.</Text>,
  },
} satisfies Meta<typeof InShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

const links = [
  ['Dashboard', '/admin/dashboard'],
  ['Users', '/admin/users'],
  ['Assignments', '/admin/assignments'],
  ['Classes', '/admin/classes'],
  ['Reflections', '/admin/reflections'],
  ['Check-Ins', '/admin/check-ins'],
  ['Asana Library', '/admin/asanas'],
  ['Communities', '/admin/communities'],
  ['Change Log', '/admin/changes'],
  ['Settings', '/admin/settings'],
];
const widthOf = (navigation: HTMLElement) =>
  Math.round(navigation.closest('[data-sidebar]')?.getBoundingClientRect().width ?? 0);

/** 64 units of 4 px, the ten places with the current one marked, the person and the version. */
export const Sidebar: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    const places = within(navigation);
    await expect(
      places.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(links);
    await expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Asana Library');
    await expect(widthOf(navigation)).toBe(256);
    // Of the two headers in the page, the one of a wide window shows.
    await expect(page.getAllByText('Niyama').filter((name) => name.checkVisibility())).toHaveLength(
      1,
    );
    await expect(page.getByText('Mira Lind')).toBeVisible();
    await expect(page.getByText('Admin')).toBeVisible();
    await expect(page.getByText('Admin v1.0')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    await expect(args.frame.onLogOut).toHaveBeenCalledOnce();
  },
};

/** How many answers wait for a reply stands beside their place. */
export const WaitingReflections: Story = {
  tags: ['dark', 'layout'],
  args: { frame: { ...frameExample, waitingReflections: 3 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /^Reflections ?3 without a reply$/ }),
    ).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const ManyWaitingReflections: Story = {
  args: { frame: { ...frameExample, waitingReflections: 100 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(
      within(canvasElement).getByRole('link', { name: /More than 99 without a reply$/ }),
    ).toBeVisible();
  },
};

/** Narrow, the number is read and not shown. */
export const CollapsedWaitingReflections: Story = {
  args: { frame: { ...frameExample, isCollapsed: true, waitingReflections: 3 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /^Reflections ?3 without a reply$/ }),
    ).toBeVisible();
  },
};

/** 16 units: pictures that keep their names, and show them on keyboard focus. */
export const Collapsed: Story = {
  tags: ['dark'],
  args: { frame: { ...frameExample, isCollapsed: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    await expect(widthOf(navigation)).toBe(64);
    await expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(links.map(([name]) => name));
    const expand = page.getByRole('button', { name: 'Expand sidebar' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(expand).toHaveFocus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

async function openDrawer(canvasElement: HTMLElement, label = 'Open menu') {
  const button = within(canvasElement).getByRole('button', { name: label });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await settled();
  return { button, dialog, drawer: within(dialog) };
}

/** On a telephone the same content comes in a drawer; Escape closes it. */
export const DrawerOnAPhone: Story = {
  tags: ['dark'],
  globals: { width: '375' },
  play: async ({ args, canvasElement }) => {
    const { button, drawer } = await openDrawer(canvasElement);
    await expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      links.map(([name]) => name),
    );
    await expect(drawer.getByText('Mira Lind')).toBeVisible();
    await expect(drawer.getByText('Admin v1.0')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    const again = await openDrawer(canvasElement);
    await userEvent.click(again.drawer.getByRole('button', { name: 'Logout' }));
    await expect(args.frame.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The first Tab leads past the navigation, which can be collapsed. */
export const SkipsToContentAndCollapses: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.click(skip);
    await expect(page.getByRole('main')).toHaveFocus();
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    await userEvent.click(page.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(widthOf(navigation)).toBe(64);
    const expand = page.getByRole('button', { name: 'Expand sidebar' });
    await expect(expand).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(widthOf(navigation)).toBe(256);
  },
};

export const LongNames: Story = {
  args: {
    frame: {
      ...frameExample,
      person: { name: 'Wilhelmine-Friederike Donaudampfschifffahrtsgesellschaft', avatarUrl: null },
    },
  },
  globals: { language: 'de', width: '768' },
  play: fits,
};

export const LargeText: Story = {
  globals: { textSize: '200', language: 'de', width: '768' },
  play: fits,
};

export const LargeTextDrawer: Story = {
  globals: { textSize: '200', language: 'de', width: '320' },
  play: async (context) => {
    await fits(context);
    const { dialog, drawer } = await openDrawer(context.canvasElement, 'Menü öffnen');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const logOut = drawer.getByRole('button', { name: 'Abmelden' });
    logOut.scrollIntoView();
    await expect(logOut.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
