import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The part of the story about to run that this file uses; Storybook has no types for it. */
interface PreparedStory {
  playFunction?: unknown;
}
interface Preview {
  currentRender?: { story?: PreparedStory };
}

interface Globals {
  language?: string;
}

const plays = new WeakMap<PreparedStory, unknown>();

/**
 * A `play` finds things by the words of the language that its story was written in. In another one,
 * chosen in the toolbar or by Chromatic, the story is shown without it instead of failing.
 */
export function playOnlyInOwnLanguage(written: string): void {
  addons
    .getChannel()
    .on(
      GLOBALS_UPDATED,
      ({ storyGlobals, globals }: { storyGlobals: Globals; globals: Globals }) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
        const story = preview?.currentRender?.story;
        if (!story) return;
        if (!plays.has(story)) plays.set(story, story.playFunction);
        const isItsOwn = (storyGlobals.language ?? written) === globals.language;
        story.playFunction = isItsOwn ? plays.get(story) : undefined;
      },
    );
}
