/** Waits until every movement that ends has ended, so that colors are measured as they stay. */
export async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    // Storybook holds what still moves when a story ends.
    .filter((animation) => animation.playState !== 'paused');
  // A movement that is taken back has ended too.
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
