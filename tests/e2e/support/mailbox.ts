import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Mail } from '../../../supabase/local/mailbox.ts';
import { addresses } from './addresses.ts';

/**
 * The newest mail to an address, as soon as it is there.
 * @param after how many mails to that address were there before, when another one is awaited
 */
export async function newestMail(request: APIRequestContext, to: string, after = 0): Promise<Mail> {
  let mails: Mail[] = [];
  await expect(async () => {
    const answer = await request.get(`${addresses.mailbox}/api/mails`, { params: { to } });
    mails = (await answer.json()) as Mail[];
    expect(mails.length).toBeGreaterThan(after);
  }).toPass({ timeout: 60_000 });
  const [newest] = mails;
  if (!newest) throw new Error(`No mail reached ${to}.`);
  return newest;
}

/** Opens the mailbox page and finds the newest mail to somebody on it. */
export async function openMail(page: Page, { email }: { email: string }): Promise<Locator> {
  await newestMail(page.request, email);
  await page.goto(addresses.mailbox);
  return page.getByRole('article').filter({ hasText: email }).first();
}
