import { isWorth, looks } from './looks.mjs';
import { openCamera, readStories } from './camera.mjs';
import { openComparison } from './difference.mjs';

/**
 * Pictures the stories of two Storybooks side by side, in every look that is worth it.
 * @param browser a Chromium of Playwright's
 * @param addresses where the Storybooks of before and after are served
 * @param choose which stories to picture
 * @param onDone is told of each pair of pictures
 * @returns one `{ kind, story, look, before, after, marked, pixels, reason }` for each pair: `new`,
 *   `gone`, `changed`, `same`, or `failed` when a story could not be pictured
 */
export async function compareStorybooks({ browser, addresses, choose, onDone = () => undefined }) {
  const [before, after] = await Promise.all(
    addresses.map(async (address) => {
      const all = await readStories(browser, address);
      return new Map(all.filter(choose).map((story) => [story.id, story]));
    }),
  );
  const ids = new Set([...after.keys(), ...before.keys()]);
  const comparison = await openComparison(browser);
  const results = [];
  for (const look of looks) {
    const cameras = await Promise.all(
      addresses.map((address) => openCamera(browser, address, look)),
    );
    for (const id of ids) {
      const pair = [before.get(id), after.get(id)].map((story) =>
        story && isWorth(story, look) ? story : null,
      );
      if (!pair.some(Boolean)) continue;
      const result = await comparePair({ browser, addresses, cameras, comparison, pair, look });
      results.push({ story: pair[1] ?? pair[0], look, ...result });
      onDone(results.at(-1));
    }
    await Promise.all(cameras.map((camera) => camera.close()));
  }
  await comparison.close();
  return results;
}

async function comparePair({ browser, addresses, cameras, comparison, pair, look }) {
  try {
    const [before, after] = await takeBoth(cameras, pair);
    if (!before) return { kind: 'new', after };
    if (!after) return { kind: 'gone', before };
    if (before.equals(after)) return { kind: 'same' };
  } catch {
    // Told below by pages of its own, where no earlier story can be the reason.
  }
  return compareAlone({ browser, addresses, comparison, pair, look });
}

/**
 * A page that has told other stories may still carry something of them, and what came before differs
 * where stories were added: a difference counts only when it shows in fresh pages too.
 */
async function compareAlone({ browser, addresses, comparison, pair, look }) {
  const cameras = await Promise.all(addresses.map((address) => openCamera(browser, address, look)));
  try {
    const [before, after] = await takeBoth(cameras, pair);
    if (!before) return { kind: 'new', after };
    if (!after) return { kind: 'gone', before };
    const { pixels, marked } = await comparison.compare(before, after);
    return pixels === 0 ? { kind: 'same' } : { kind: 'changed', before, after, marked, pixels };
  } catch (error) {
    return { kind: 'failed', reason: error.message };
  } finally {
    await Promise.all(cameras.map((camera) => camera.close()));
  }
}

const takeBoth = (cameras, pair) =>
  Promise.all(pair.map((story, i) => (story ? cameras[i].take(story) : null)));
