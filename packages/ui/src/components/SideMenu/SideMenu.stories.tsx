import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookHeart, Flower2, House, LibraryBig, Timer, TrendingUp, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { Button } from '../Button/Button.tsx';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

function Opened(props: SideMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Menu</Button>
      <SideMenu
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/SideMenu',
  component: SideMenu,
  tags: ['dark'],
  render: (args) => <Opened {...args} />,
  args: {
    isOpen: false,
    onClose: fn(),
    closeLabel: 'Close menu',
    product: 'Niyama',
    navigationLabel: 'Menu',
    name: 'asha',
    avatarSrc: null,
    levelLabel: 'Level 4',
    links: [
      { id: 'home', label: 'Home', href: '#home', icon: House, isCurrent: true },
      { id: 'library', label: 'Library', href: '#library', icon: LibraryBig },
      { id: 'timer', label: 'Timer', href: '#timer', icon: Timer },
      { id: 'practice', label: 'Practice', href: '#assignments', icon: Flower2 },
      { id: 'profile', label: 'Profile', href: '#profile', icon: UserRound },
      { id: 'progress', label: 'Progress', href: '#progress', icon: TrendingUp },
      { id: 'lifestyle', label: 'Lifestyle Log', href: '#lifestyle', icon: BookHeart },
    ],
    logout: { label: 'Logout', onPress: fn() },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Niyama' });
  await settled();
  return menu;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(await open(canvasElement));
    const navigation = within(menu.getByRole('navigation', { name: 'Menu' }));
    await expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Library',
      'Timer',
      'Practice',
      'Profile',
      'Progress',
      'Lifestyle Log',
    ]);
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(menu.getByText('asha')).toBeVisible();
    await expect(menu.getByText('Level 4')).toBeVisible();
  },
};

/** Going somewhere closes the menu, and so do Logout and Escape, which gives the focus back. */
export const Closes: Story = {
  play: async ({ args, canvasElement }) => {
    const menu = within(await open(canvasElement));
    await userEvent.click(menu.getByRole('link', { name: 'Timer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalled();
    const again = within(await open(canvasElement));
    await userEvent.click(again.getByRole('button', { name: 'Logout' }));
    await expect(args.logout.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toHaveFocus(),
    );
  },
};

export const LargeText: Story = {
  args: { name: 'wilhelmine_donaudampfschiff', levelLabel: 'Stufe 12', closeLabel: 'Schließen' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    const logout = within(menu).getByRole('button', { name: 'Logout' });
    logout.scrollIntoView();
    await expect(logout.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
