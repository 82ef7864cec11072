import type { AuditEntry, AuditPerson, AuditView, Language, TablePage } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { auditActRow, named, nameOf, toAuditEntry } from './auditActRow.ts';
import { dashboardKeys } from './keys.ts';

/** How many acts come at once. */
const pageSize = 20;

const auditAnswer = z.object({
  acts: z.array(auditActRow),
  people: z.array(z.object({ ...named, id: z.string() })),
});

/** Where a page begins: after this act. */
export type AuditCursor = Pick<
  z.output<typeof auditActRow>,
  'happened_at' | 'admin_id' | 'table_name' | 'action'
>;

/** A page of acts; with the first one everybody who did anything. */
export interface AuditPage extends TablePage<AuditEntry, AuditCursor> {
  people: AuditPerson[];
}

/**
 * Twenty acts of administrators, the latest first, in one request.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listAuditActs(
  client: Client,
  options: {
    view: AuditView;
    after: AuditCursor | null;
    language?: Language;
    signal?: AbortSignal;
  },
): Promise<AuditPage> {
  const { view, after, language = 'english', signal } = options;
  const call = client.rpc('audit_acts', {
    language,
    ...(view.who === 'all' ? {} : { who: view.who }),
    ...(view.what === 'all' ? {} : { what: view.what }),
    ...(after ? { after } : {}),
  });
  const { acts, people } = await ask(auditAnswer, call, signal);
  const last = acts.length === pageSize ? acts.at(-1) : undefined;
  return {
    items: acts.map(toAuditEntry),
    next: last
      ? {
          happened_at: last.happened_at,
          admin_id: last.admin_id,
          table_name: last.table_name,
          action: last.action,
        }
      : null,
    people: people.map((person) => ({ id: person.id, name: nameOf(person) })),
  };
}

export const auditActsQuery = (client: Client, view: AuditView, language: Language) => ({
  queryKey: dashboardKeys.audit(view),
  queryFn: ({ pageParam, signal }: { pageParam: AuditCursor | null; signal: AbortSignal }) =>
    listAuditActs(client, { view, after: pageParam, language, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<AuditEntry, AuditCursor>) => next,
  // Stale at once: colleagues act meanwhile.
  staleTime: 0,
});
