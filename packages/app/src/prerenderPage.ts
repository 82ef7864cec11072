import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

const title = /<title>(.*?)<\/title>/;
const description = /<meta name="description" content="(.*?)"\/?>/;

/** A page as HTML; its title and description stand apart, for the page's head. */
export interface PrerenderedPage {
  html: string;
  title: string;
  description: string;
}

/**
 * An app at one of its addresses, as HTML for the build to put into a file. React writes a screen's
 * <title> and description before its content; they are handed back apart.
 *
 * @throws what a part of the page threw: React would put its waiting state into the file.
 */
export async function prerenderPage(app: ReactNode): Promise<PrerenderedPage> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    app,
    // Everything in its place: React would send large parts late, moved by an inline script.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void faults.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return {
    html: html.replace(title, '').replace(description, ''),
    title: title.exec(html)?.[1] ?? '',
    description: description.exec(html)?.[1] ?? '',
  };
}
