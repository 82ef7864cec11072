import { done, refuse, serve } from '../_shared/http.ts';
import { readUnsubscribeToken } from '../_shared/mails/unsubscribing.ts';
import { connectAsService, variable } from '../_shared/service.ts';

/**
 * Ends one kind of mail for the person who got it: mail programs POST here, without a login. To open the address changes nothing and leads to Settings.
 */
serve(
  async (request) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const ended = await readUnsubscribeToken(token);
    if (!ended) return refuse({ status: 404, code: 'NOT_FOUND', message: 'Not found' });
    const { error } = await connectAsService()
      .from('profiles')
      .update({ [ended.column]: false })
      .eq('id', ended.userId);
    if (error) throw new Error(`A mail could not be ended: ${error.message}`);
    return done();
  },
  () => Response.redirect(new URL('/profile/settings', variable('SITE_URL')).href, 303),
);
