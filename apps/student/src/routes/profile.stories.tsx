import { consoleLogger } from '@niyama/domain';
import { api, history, historyToRow, longHistory, mockApi, serverError } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import ProfileRoute from './profile.tsx';

const meta = {
  title: 'Flows/Student/Profile',
  component: ProfileRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/profile' })],
  beforeEach: () => {
    pages = 0;
  },
} satisfies Meta<typeof ProfileRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const progressPath = '/rest/v1/rpc/progress';
const historyPath = '/rest/v1/practice_ledger';
const at = (path: string) => ({ studentApp: { path } });

/** The overview, and on to all achievements. */
export const GoesToAllAchievements: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await expect(await page.findByText('3.5 hours')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'View All' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/progress');
  },
};

/** All three tabs; the filter is a choice of the address as well. */
export const LooksAround: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Practice Log' }));
    await expect(await page.findByText('Surya Namaskar')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Asanas' }));
    await userEvent.click(await page.findByRole('radio', { name: 'Assigned' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('section li')).toHaveLength(1));
    await userEvent.click(page.getByRole('link', { name: 'Tree' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/pose/${history[0]?.asana?.id}`,
    );
  },
};

export const AssignedByLink: Story = {
  parameters: at('/profile?tab=asanas&show=assigned'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: 'Assigned', checked: true })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Tree' })).toBeVisible();
  },
};

let opened: string[] = [];

/** A reply is new until it is opened, also after another tab was looked at. */
export const OpensAReply: Story = {
  beforeEach: () => {
    opened = [];
  },
  parameters: {
    ...at('/profile?tab=log'),
    ...mockApi({
      markReplySeen: http.patch(api('/rest/v1/assigned_asanas'), ({ request }) => {
        opened.push(new URL(request.url).searchParams.get('id') ?? '');
        return new HttpResponse(null, { status: 204 });
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const reply = await page.findByRole('button', { name: /Your instructor replied/ });
    await expect(reply).toHaveTextContent('New');
    await userEvent.click(reply);
    await waitFor(() => expect(opened).toEqual([`eq.${history[0]?.assignment?.id}`]));
    await expect(reply).not.toHaveTextContent('New');
    await userEvent.click(page.getByRole('tab', { name: 'Asanas' }));
    await userEvent.click(page.getByRole('tab', { name: 'Practice Log' }));
    await expect(
      await page.findByRole('button', { name: 'Your instructor replied' }),
    ).not.toHaveTextContent('New');
  },
};

let pages = 0;
const firstPage = () => HttpResponse.json(longHistory(500).map(historyToRow));
const lastPage = () => HttpResponse.json(history.slice(-1).map(historyToRow));
const broken = () => HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 });

/** Answers in their order, the last one from then on. */
const answering = (...inOrder: (() => Response)[]) =>
  http.get(api(historyPath), () => {
    const answer = inOrder[Math.min(pages, inOrder.length - 1)];
    pages += 1;
    return answer ? answer() : HttpResponse.error();
  });

/** The second page fails once, and what stands there stays. */
export const ShowsMore: Story = {
  parameters: {
    ...at('/profile?tab=log'),
    ...mockApi({ history: answering(firstPage, broken, lastPage) }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const more = await page.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await expect(await page.findByText("We couldn't load more.")).toBeVisible();
    await userEvent.click(more);
    const end = await page.findByText("That's everything from the last 2 months.");
    await expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
    // The focus moves to where the button was.
    await waitFor(() => expect(end.parentElement).toHaveFocus());
    await expect(pages).toBe(3);
  },
};

export const ServerBroken: Story = {
  parameters: mockApi({ progress: serverError('post', progressPath) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent("We couldn't load your profile");
    await expect(page.getByRole('link', { name: /Communities/ })).toBeVisible();
  },
};

/** What only the frame would show of the profile is missed by nobody: its failure is logged. */
export const FrameFailureIsOnlyLogged: Story = {
  beforeEach: () => {
    spyOn(consoleLogger, 'warn').mockImplementation(() => undefined);
  },
  parameters: mockApi({ home: serverError('post', '/rest/v1/rpc/home') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('3.5 hours')).toBeVisible();
    await waitFor(() =>
      expect(consoleLogger.warn).toHaveBeenCalledWith('A request failed', expect.anything()),
    );
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const RecoversFromAFailure: Story = {
  parameters: {
    ...at('/profile?tab=asanas'),
    ...mockApi({ history: answering(broken, lastPage) }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "We couldn't load your practices",
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('link', { name: 'Pranayama Breathing' })).toBeVisible();
  },
};
