/**
 * Takes away the blank frame that stood in the page (`FrameBlank`) as soon as a screen is there:
 * what loads after that says so again.
 */
export function endBlank(): void {
  document.querySelector('#blank')?.remove();
  delete document.documentElement.dataset['blank'];
}
