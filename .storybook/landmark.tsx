import type { Decorator } from '@storybook/react-vite';

/** A component stands in a page's main part; a screen brings its own landmarks. */
export const withLandmark: Decorator = (Story, { parameters }) =>
  parameters['layout'] === 'fullscreen' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
