import { languageNames, languageTags } from '@niyama/domain';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';

// Stories that draw with nothing of the design system need it too: each may be the first of its page.
import '../packages/ui/src/theme/global.css.ts';
import { endHeldRequests } from '../mocks/src/handlers/faults.ts';
import { showAppearance } from './appearance.ts';
import { offerDarkCheck } from './dark.ts';
import { nestEvents, notifyPageOnlyAtTheEnd } from './events.ts';
import { withLandmark } from './landmark.tsx';
import { speak, withLanguage } from './language.tsx';
import { offerLayoutCheck } from './layout.ts';
import { modes } from './modes.ts';
import { playOnlyInOwnLanguage } from './play.ts';
import { takeNoOwnerStacks } from './react.ts';
import { forgetProblems, noteUnmocked, throwProblems, watchConsole } from './problems.ts';
import { seedRandom } from './random.ts';

watchConsole();
offerDarkCheck();
offerLayoutCheck();
playOnlyInOwnLanguage('en');

// What a story looks for may take its time on a busy machine; waiting ends as soon as it is there.
configure({ asyncUtilTimeout: 15_000 });
notifyPageOnlyAtTheEnd();

// A skip link is the first link of its page; Storybook's own hidden help would come before it.
for (const link of document.querySelectorAll('.sb-wrapper a')) link.remove();

// For `test-runner.ts`: the runner overlooks an accessibility check that crashed.
addons.getChannel().on(STORY_FINISHED, ({ status }: { status: string }) => {
  document.documentElement.dataset['storyStatus'] = status;
});

/** Whether the test-runner opened this page. */
const isTest = new URLSearchParams(location.search).has('test');
if (isTest) takeNoOwnerStacks();

const startWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the page, as the Storybook may be published below a path.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame }) => {
      if (frame instanceof HttpNetworkFrame) noteUnmocked(frame.data.request);
    },
  });
  return worker;
};

/** Text is measured and compared in the product's own faces, never in the fallback. */
async function loadFonts() {
  for (const font of ['400 1rem "Marcellus"', '400 1rem "Figtree Variable"']) {
    const faces = await document.fonts.load(font);
    if (faces.length === 0) throw new Error(`The page does not know the font ${font}`);
  }
  await document.fonts.ready;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // The addon leaves this one rule out unless it is asked for.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'region', enabled: true }] },
      // The panel also shows what passed; a test asks for what did not.
      options: isTest ? { reporter: 'no-passes' } : {},
    },
    layout: 'padded',
    chromatic: { modes },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Screens', 'Flows'] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Dawn', icon: 'sun' },
          { value: 'dark', title: 'Night', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languageTags.map((value) => ({ value, title: languageNames[value] })),
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: '100 %' },
          { value: '150', title: '150 %' },
          { value: '200', title: '200 %' },
        ],
      },
    },
    width: {
      description: 'Width',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Own width' },
          { value: 'full', title: 'Full width' },
          { value: '320', title: '320 px' },
          { value: '375', title: '375 px' },
          { value: '768', title: '768 px' },
          { value: '1280', title: '1280 px' },
          { value: '1920', title: '1920 px' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    language: 'en',
    textSize: '100',
    width: 'own',
  },
  decorators: [withLandmark, withLanguage],
  loaders: [
    mswLoader(startWorker),
    async ({ globals, parameters, viewMode }) => {
      // Many stories share a documentation page; none may change its text size for the others.
      const shown = viewMode === 'docs' ? { ...globals, textSize: '100' } : globals;
      showAppearance(shown, parameters['width']);
      await speak(globals);
      await loadFonts();
      return {};
    },
  ],
  // Only then has Storybook said how it wraps an event.
  beforeAll: nestEvents,
  beforeEach: () => {
    endHeldRequests();
    forgetProblems();
    seedRandom();
  },
  afterEach: ({ parameters }) => throwProblems(parameters['expectedConsoleErrors']),
};

export default preview;
