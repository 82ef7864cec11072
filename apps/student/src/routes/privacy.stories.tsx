import { configToAnswer, mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import PrivacyRoute from './privacy.tsx';

const meta = {
  title: 'Flows/Student/Privacy',
  component: PrivacyRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/privacy', isSignedIn: false, isPublic: true })],
} satisfies Meta<typeof PrivacyRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhoIsResponsible: Story = {
  parameters: mockApi({
    config: http.get('*/config.json', () =>
      HttpResponse.json({
        ...configToAnswer,
        operator: { name: 'Yoga school Lotus', contact: 'hello@niyama.example' },
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      'Yoga school Lotus runs this service and is responsible for your data. Contact: hello@niyama.example',
    );
  },
};
export const SaysThatItCouldNotBeRead: Story = {
  parameters: mockApi({
    config: http.get('*/config.json', () => new HttpResponse(null, { status: 500 })),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("We couldn't load this part. Please reload the page.");
  },
};

export const LeadsToTheOtherPage: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    await waitFor(() => expect(document.title).toContain('Privacy Policy'));
    await userEvent.click(page.getByRole('link', { name: 'Terms of Service' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/terms');
  },
};

export const SpeaksAnotherLanguage: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: 'Language' }),
      '日本語',
    );
    await page.findByRole('heading', { level: 1, name: 'プライバシーポリシー' });
    await userEvent.selectOptions(page.getByRole('combobox', { name: '言語' }), 'English');
    await page.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  },
};
