import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Student/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  args: { isSignedIn: false, year: 2026, language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['dark', 'layout'],
  globals: { width: '1280' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Find your inner calm');
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute(
      'href',
      '/auth?signup=true',
    );
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    const ways = within(page.getByRole('navigation', { name: 'Log in or sign up' }));
    await expect(ways.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    await expect(ways.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/auth?signup=true',
    );
    for (const name of ['Guided Practices', 'Personalized Journey', 'Supportive Community']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    for (const figure of ['20M+', '5000+', '1000+', '4.8']) {
      await expect(page.getByText(figure)).toBeVisible();
    }
    await expect(page.getByText('A community of yogis')).toBeVisible();
    await expect(page.getByText('© 2026 Niyama')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await expect(args.onChangeLanguage).toHaveBeenCalledWith('de');
  },
};

export const Small: Story = {
  tags: ['dark', 'layout'],
  globals: { width: '375' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const poster = within(page.getByRole('main'));
    await expect(poster.getByText('your personal yoga journey')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute(
      'href',
      '/auth?signup=true',
    );
    // With its footer it is as high as the screen: nothing has to be scrolled to.
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const [wayHome] = within(canvasElement).getAllByRole('link', { name: 'Continue' });
    await expect(wayHome).toHaveAttribute('href', '/homepage');
  },
};
