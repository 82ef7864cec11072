/** Which web pages may talk to the backend and be the target of its mails. */
export interface Origins {
  /** Headers that let a page of ours, and no other, read an answer. */
  corsHeaders(origin: string | null): Record<string, string>;
  /** The address if it belongs to one of our apps, else the student app. */
  redirectTarget(address: string | null): string;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

function aliases(address: string): string[] {
  const url = new URL(address);
  if (!loopback.includes(url.hostname)) return [url.origin];
  return loopback.map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`);
}

export function createOrigins(siteUrl: string, adminUrl: string): Origins {
  const ours = new Set([...aliases(siteUrl), ...aliases(adminUrl)]);
  return {
    corsHeaders: (origin) => ({
      vary: 'Origin',
      ...(origin && ours.has(origin)
        ? {
            'access-control-allow-origin': origin,
            'access-control-expose-headers':
              'Content-Range, Content-Location, Preference-Applied, Retry-After, X-Total-Count, X-Supabase-Api-Version',
          }
        : {}),
    }),
    redirectTarget: (address) => {
      const url = address && URL.canParse(address) ? new URL(address) : null;
      // The origin of blob:http://ours/… is ours, and the address is none that a mail may hold.
      const isPage = url !== null && /^https?:$/.test(url.protocol);
      return isPage && ours.has(url.origin) ? url.href : siteUrl;
    },
  };
}
