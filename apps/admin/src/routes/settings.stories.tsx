import type { Language } from '@niyama/domain';
import {
  api,
  functionRefusal,
  instructor,
  mockApi,
  profileToRow,
  appSettings,
  appSettingsToAnswer,
  serverError,
  sessionOf,
  student,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import SettingsRoute from './settings.tsx';

const settings = '/rest/v1/rpc/school_settings';
const save = '/rest/v1/rpc/save_school_settings';
const accounts = '/functions/v1/get-all-users';
const missing = '/rest/v1/rpc/create_missing_profiles';

const meta = {
  title: 'Flows/Admin/Settings',
  component: SettingsRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withAdminApp({ path: '/admin/settings' })],
} satisfies Meta<typeof SettingsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDatabase = (overrides: Parameters<typeof mockApi>[0] = {}) => ({
  adminApp: { path: '/admin/settings?tab=database' },
  ...mockApi(overrides),
});
async function createMissing(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Create Missing Profiles' }));
  return page;
}

export const Saved: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Save Settings' });
    await userEvent.click(button);
    await expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** Another tab keeps what was entered, another page asks first. */
export const AsksBeforeLeaving: Story = {
  globals: { width: '1280' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'English Default language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await userEvent.click(page.getByRole('tab', { name: 'Security' }));
    await userEvent.click(page.getByRole('tab', { name: 'General' }));
    await expect(
      await page.findByRole('button', { name: 'Deutsch Default language' }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Users' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Discard changes' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/admin/users');
  },
};

const ofAccount = { adminApp: { path: '/admin/settings?tab=account' }, ...mockApi() };

/** The whole app speaks the language that was chosen, at once, and poses are named in it. */
export const OwnLanguage: Story = {
  parameters: {
    ...ofAccount,
    ...mockApi({
      // As the toolbar has it: what was chosen here is the language alone.
      updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
        const { theme } = document.documentElement.dataset;
        const change = (await request.json()) as object;
        return HttpResponse.json([{ ...profileToRow(instructor), theme, ...change }]);
      }),
      appSettings: http.post(api(settings), async ({ request }) => {
        const { language } = (await request.json()) as { language: Language };
        const mandatory = appSettings.mandatory.map((pose) =>
          language === 'german' && pose.name === 'Surya Namaskar'
            ? { ...pose, name: 'Sonnengruß', englishName: pose.name }
            : pose,
        );
        return HttpResponse.json(appSettingsToAnswer({ ...appSettings, mandatory }));
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Einstellungen' }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Allgemein' }));
    const poses = within(await page.findByRole('list', { name: 'Reihenfolge' }));
    await expect(await poses.findByText('Sonnengruß')).not.toHaveAttribute('lang');
    await expect(poses.getByText('Pranayama Breathing')).toHaveAttribute('lang', 'en');
  },
};

async function changePassword(canvasElement: HTMLElement, current: string) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('Current password'), current);
  await userEvent.type(page.getByLabelText('New password'), 'quiet-river');
  await userEvent.type(page.getByLabelText('Confirm new password'), 'quiet-river');
  await userEvent.click(page.getByRole('button', { name: 'Save password' }));
  return page;
}

export const OwnPassword: Story = {
  parameters: {
    ...ofAccount,
    ...mockApi({
      updateUser: http.put(api('/auth/v1/user'), () =>
        HttpResponse.json(sessionOf(instructor, 'admin@niyama.example').user),
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = await changePassword(canvasElement, 'practice-daily');
    await expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByLabelText('Current password')).toHaveValue('');
  },
};

export const OwnPasswordIsAnother: Story = {
  parameters: ofAccount,
  play: async ({ canvasElement }) => {
    const page = await changePassword(canvasElement, 'practice-weekly');
    await expect(await page.findByText("That's not your current password")).toBeVisible();
    await expect(page.getByLabelText('New password')).toHaveValue('quiet-river');
  },
};

export const NotLoaded: Story = {
  parameters: mockApi({ appSettings: serverError('post', settings) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', {
        name: "We couldn't load the settings",
      }),
    ).toBeVisible();
  },
};

export const NotSavedWithoutANetwork: Story = {
  parameters: mockApi({ saveAppSettings: unreachable('post', save) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save Settings' }));
    await expect(await page.findByText(/^Failed to save settings: You're offline/)).toBeVisible();
  },
};

let isNewer = false;

/** Another administrator has saved meanwhile: their state is loaded when it is asked for. */
export const ChangedMeanwhile: Story = {
  parameters: mockApi({
    appSettings: http.post(api(settings), () =>
      HttpResponse.json(
        appSettingsToAnswer(
          isNewer
            ? { ...appSettings, defaultLanguage: 'german', updatedAt: '2026-11-20T11:00:00Z' }
            : appSettings,
        ),
      ),
    ),
    saveAppSettings: http.post(api(save), () =>
      HttpResponse.json(
        { code: 'P0001', message: 'changed_meanwhile', details: null, hint: null },
        { status: 400 },
      ),
    ),
  }),
  beforeEach: () => {
    isNewer = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save Settings' }));
    isNewer = true;
    await userEvent.click(await page.findByRole('button', { name: 'Load the latest version' }));
    await expect(
      await page.findByRole('button', { name: 'Deutsch Default language' }),
    ).toBeVisible();
  },
};

/** What the function and the database answer, and what is said then. */
interface Outcome {
  found?: () => Response;
  made?: () => Response;
  toast: string;
  alert?: string;
}
const madeOf = (all: number, created: number) => () => HttpResponse.json({ missing: all, created });
const broken = () => HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 });
const account = {
  id: student.id,
  email: 'asha@niyama.example',
  user_metadata: { username: 'asha', full_name: 'Asha Rao', role: null, avatar_url: null },
};
const outcomes: Outcome[] = [
  { made: madeOf(0, 0), toast: 'All users already have profiles' },
  {
    made: madeOf(2, 1),
    toast: 'Failed to create some profiles',
    alert: 'Failed to create some profiles',
  },
  { made: madeOf(2, 2), toast: 'Created 2 missing profiles successfully' },
  { made: broken, toast: 'Failed to fetch profiles', alert: 'Failed to fetch profiles' },
  { found: () => HttpResponse.json({ users: [] }), toast: 'No users found to process' },
  { found: broken, toast: 'Failed to fetch users', alert: 'Failed to fetch users' },
  {
    // An answer of another shape.
    found: () => HttpResponse.json({ users: 'many' }),
    toast: 'An unexpected error occurred',
    alert: 'Failed to create missing profiles. Check console for more details.',
  },
];
let outcome: Outcome | undefined;

/** Each stage that can fail has its own message, which goes with the next press. */
export const CreatesMissingProfiles: Story = {
  parameters: inDatabase({
    accounts: http.post(
      api(accounts),
      () => outcome?.found?.() ?? HttpResponse.json({ users: [account] }),
    ),
    createMissingProfiles: http.post(api(missing), () => outcome?.made?.() ?? broken()),
  }),
  play: async ({ canvasElement, step }) => {
    for (const next of outcomes) {
      await step(next.toast, async () => {
        outcome = next;
        const page = await createMissing(canvasElement);
        await waitFor(() => expect(screen.getAllByText(next.toast)[0]).toBeVisible());
        if (next.alert) {
          await expect(await page.findByRole('alert')).toHaveTextContent(next.alert);
        } else {
          await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
        }
      });
    }
  },
};

/** The way leads to the login, and the toast says why. */
export const LoginEnded: Story = {
  parameters: inDatabase({ accounts: functionRefusal('get-all-users', 401, 'not_signed_in') }),
  play: async ({ canvasElement }) => {
    await createMissing(canvasElement);
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    const [message] = await screen.findAllByText('You must be logged in to perform this action');
    await expect(message).toBeVisible();
  },
};
