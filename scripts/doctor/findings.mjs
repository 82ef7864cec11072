/** Something that was looked at and is as it should be. */
export const well = (what) => ({ isWell: true, what });

/**
 * Something that is not as it should be.
 * @param what was looked at, and how it is
 * @param why that matters
 * @param mend what to do about it
 */
export const ill = (what, why, mend) => ({ isWell: false, what, why, mend });

/**
 * Prints findings, a line for each that is well.
 * @returns the exit code: 1 when something is not well
 */
export function report(findings, print = console.log) {
  for (const { isWell, what, why, mend } of findings) {
    print(`${isWell ? 'ok   ' : 'WRONG'}  ${what}`);
    if (!isWell) print(`         Why it matters: ${why}\n         How to fix it: ${mend}`);
  }
  const wrong = findings.filter(({ isWell }) => !isWell).length;
  print(
    wrong === 0 ? '\nEverything looks good.' : `\n${wrong} of ${findings.length} checks failed.`,
  );
  return wrong === 0 ? 0 : 1;
}
