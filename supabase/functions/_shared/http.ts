const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/** Why a function refuses: the code chooses the translated text, the message is for the log. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** Answers with JSON that our pages may read. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: cors });
}

/** Answers that it is done. */
export const done = (): Response => new Response(null, { status: 204, headers: cors });

export function refuse({ status, code, message }: Refusal): Response {
  return json(status, { code, message });
}

/**
 * Serves a function that is called by POST. Whatever it throws stays in the log: the answer says
 * only that it failed.
 *
 * @param open answers a person who opens its address in a browser; without it that is refused.
 */
export function serve(
  handler: (request: Request) => Promise<Response>,
  open?: () => Response,
): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return done();
    if (open && (request.method === 'GET' || request.method === 'HEAD')) return open();
    if (request.method !== 'POST') {
      return refuse({ status: 405, code: 'method_not_allowed', message: 'Use POST' });
    }
    try {
      return await handler(request);
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'The function failed');
      return refuse({
        status: 500,
        code: 'unexpected_failure',
        message: 'An unexpected error occurred',
      });
    }
  });
}
