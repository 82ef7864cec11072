import { cacheOf, fileOf, fresh, redirectOf } from './rules.mjs';

/**
 * Answers for one site on Cloudflare, whose own way with pages no setting turns into ours.
 * @param rules as `rulesOf` gives them
 * @param headers sent with every answer
 */
export function createWorker({ rules, headers }) {
  return {
    async fetch(request, { ASSETS }) {
      const url = new URL(request.url);
      const elsewhere = redirectOf(rules, url.pathname + url.search);
      const file = fileOf(rules, url.pathname);
      const found = elsewhere
        ? new Response(null, { status: 302, headers: { Location: elsewhere } })
        : await ASSETS.fetch(new Request(new URL(file, url), request));
      const answer = new Response(found.body, found);
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      const isThere = found.ok || found.status === 304;
      answer.headers.set('Cache-Control', isThere ? cacheOf(file) : fresh);
      return answer;
    },
  };
}
