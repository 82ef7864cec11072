import { screen, waitFor } from 'storybook/test';

/** The option of an open list, once it can be chosen: while its words are answered it cannot. */
export async function readyOption(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const option = screen.getByRole('option', { name });
    if (option.getAttribute('aria-disabled') === 'true')
      throw new Error('The list is not there yet');
    return option;
  });
}
