/** What fails is said in the log, and keeps nothing beside it from being done. */
export async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The work failed');
    return null;
  }
}
