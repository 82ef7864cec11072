import { classItems, nearestMinutes } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Archive, Sparkles } from 'lucide-react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Text } from '#components/Text/Text.tsx';
import { items, readOnly } from '../ClassEditor.css.ts';
import type { ReadOnlyState } from '../types.ts';
import * as list from './ItemList.css.ts';
import { line, row } from './ItemRow.css.ts';
import { GroupLine, ItemLine } from './ItemRow.tsx';

/** A class that may be read and not changed. */
export function ReadOnlyClass({ why, name, body, poses, totalSeconds }: ReadOnlyState) {
  const { t } = useTranslation(['classes', 'common']);
  const [first] = body ? classItems(body) : [];
  return (
    <>
      <Heading level={1}>{name}</Heading>
      <Notice
        icon={why === 'archived' ? Archive : Sparkles}
        text={t(`editor.readOnly.${why}`)}
        tone="calm"
      />
      {body === null ? null : (
        <>
          <Text size="small" tone="soft">
            {t('common:duration.minutesShort', { minutes: nearestMinutes(totalSeconds) })}
          </Text>
          <section aria-label={t('editor.list')} className={items}>
            <ol className={readOnly}>
              {body.items.map((entry) => {
                const lineOf = (item: Exclude<typeof entry, { kind: 'rounds' }>) => (
                  <div className={line}>
                    <ItemLine
                      asana={item.kind === 'pose' ? poses.get(item.asanaId) : undefined}
                      hints={null}
                      isLinked={item.link === true && item !== first}
                      item={item}
                      language={body.language}
                    />
                  </div>
                );
                if (entry.kind !== 'rounds')
                  return (
                    <li key={entry.id} className={row}>
                      <div>{lineOf(entry)}</div>
                    </li>
                  );
                return (
                  <li key={entry.id} className={list.group}>
                    <div className={row}>
                      <div className={line}>
                        <GroupLine group={entry} />
                      </div>
                    </div>
                    <ol className={readOnly}>
                      {entry.items.map((item) => (
                        <li key={item.id} className={row}>
                          <div>{lineOf(item)}</div>
                        </li>
                      ))}
                    </ol>
                  </li>
                );
              })}
            </ol>
          </section>
        </>
      )}
    </>
  );
}
