import { instructorsDoNotSee, instructorsSee } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LegalScreen, type OperatorState } from './LegalScreen.tsx';

const meta = {
  title: 'Screens/Student/Legal',
  component: LegalScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: 'terms', language: 'en', onChangeLanguage: fn() },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

const school = { name: 'Yoga school Lotus', contact: 'hello@niyama.example' } as const;
/** Whatever is known of who is responsible stands on the page, and all that instructors see. */
const responsible = (operator: OperatorState, words: string): Story => ({
  args: { page: 'privacy', operator },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
    const heading = page.getByRole('heading', { level: 2, name: 'Who is responsible' });
    await expect(heading.parentElement).toHaveTextContent(words);
    const seen = await page.findByRole('heading', { name: 'What instructors can see about you' });
    const section = within(seen.parentElement ?? canvasElement);
    await expect(section.getAllByRole('listitem')).toHaveLength(
      instructorsSee.length + instructorsDoNotSee.length,
    );
  },
});
export const Privacy: Story = {
  ...responsible(
    { status: 'ready', operator: school },
    'Yoga school Lotus runs this service and is responsible for your data. Contact: hello@niyama.example',
  ),
  tags: ['layout'],
};
export const PrivacyOnThisComputer: Story = responsible(
  { status: 'ready', operator: 'this computer' },
  'This copy of Niyama runs on this computer',
);
export const PrivacyOfNobodyYet: Story = responsible(
  { status: 'ready', operator: null },
  "The operator of this service hasn't entered a name and contact details yet.",
);
export const PrivacyLoading: Story = responsible({ status: 'loading' }, 'Loading...');
export const PrivacyFailed: Story = responsible(
  { status: 'failed' },
  "We couldn't load this part. Please reload the page.",
);

export const Japanese: Story = {
  args: { language: 'ja' },
  globals: { language: 'ja' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '利用規約' });
    // Lines end between phrases, not within words.
    for (const text of canvasElement.querySelectorAll('h1, p'))
      await expect(getComputedStyle(text).wordBreak).toBe('auto-phrase');
  },
};
