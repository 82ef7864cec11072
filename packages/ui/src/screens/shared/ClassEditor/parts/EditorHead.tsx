import { classLimits, nearestMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { ArrowLeft, ListChecks, Play, Redo2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { ClassEditorActions, EditedState } from '../types.ts';
import * as styles from './EditorHead.css.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

interface EditorHeadProps extends Omit<ClassEditorActions, 'onPreview'> {
  state: EditedState;
  onPreview: () => void;
}

/** The name and description of a class, what became of the edits, and the ways back. */
export function EditorHead({
  state,
  onEdit,
  onUndo,
  onRedo,
  onFieldLeft,
  onPreview,
  onAssign,
  onBack,
}: EditorHeadProps) {
  const { t } = useTranslation(['classes', 'common']);
  const savingText = useSavingText(state);
  const savingId = useId();
  const { draft, totalSeconds, isNew, canUndo, canRedo } = state;
  const isEmpty = draft.body.items.length === 0;
  const isSaved = state.saving.status === 'saved';
  return (
    <div className={styles.head}>
      <VisuallyHidden as="h1">{draft.name.trim() || t('editor.new')}</VisuallyHidden>
      <div className={styles.row}>
        <IconButton icon={<ArrowLeft {...icon} />} label={t('editor.back')} onPress={onBack} />
        <input
          aria-label={t('editor.name')}
          autoComplete="off"
          className={styles.name}
          dir="auto"
          maxLength={classLimits.name}
          placeholder={t('editor.name')}
          value={draft.name}
          onBlur={onFieldLeft}
          onChange={({ target: { value } }) => onEdit({ ...draft, name: value }, 'name')}
        />
        <div className={styles.tools}>
          <div className={styles.saving}>
            <Text as="output" id={savingId} size="small" tone="soft">
              {savingText}
            </Text>
          </div>
          <span className={styles.total}>
            {totalSeconds === 0
              ? null
              : t('common:duration.minutesShort', { minutes: nearestMinutes(totalSeconds) })}
          </span>
          <IconButton
            aria-disabled={!canUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            icon={<Undo2 {...icon} />}
            label={t('common:action.undo')}
            variant="sand"
            onPress={onUndo}
          />
          <IconButton
            aria-disabled={!canRedo}
            aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
            icon={<Redo2 {...icon} />}
            label={t('editor.redo')}
            variant="sand"
            onPress={onRedo}
          />
          <IconButton
            aria-disabled={isEmpty}
            icon={<Play {...icon} />}
            label={t('editor.preview.title')}
            variant="sand"
            onPress={isEmpty ? undefined : onPreview}
          />
          {onAssign && !isNew ? (
            <IconButton
              aria-describedby={savingId}
              aria-disabled={!isSaved}
              icon={<ListChecks {...icon} />}
              label={t('assign')}
              variant="sand"
              onPress={isSaved ? onAssign : undefined}
            />
          ) : null}
        </div>
      </div>
      <textarea
        aria-label={t('editor.description')}
        className={styles.description}
        dir="auto"
        placeholder={t('editor.description')}
        maxLength={classLimits.description}
        rows={1}
        value={draft.description ?? ''}
        onBlur={onFieldLeft}
        onChange={({ target: { value } }) =>
          onEdit({ ...draft, description: value === '' ? null : value }, 'description')
        }
      />
    </div>
  );
}

/** What became of the edits, in words; null for a new class that nothing was done to. */
function useSavingText({ saving, isNew }: EditedState): string | null {
  const { t } = useTranslation('classes');
  const format = useFormat();
  switch (saving.status) {
    case 'saved':
      if (saving.at === null) return isNew ? null : t('editor.saving.saved');
      return t('editor.saving.savedAt', {
        time: format.day(new Date(saving.at), { timeStyle: 'short' }),
      });
    case 'unsaved':
      return t(saving.lacks === 'name' ? 'editor.saving.nameless' : 'editor.saving.unsaved');
    case 'saving':
      return t('editor.saving.saving');
    case 'offline':
      return t('editor.saving.offline');
    case 'refused':
    case 'failed':
    case 'conflict':
      return t('editor.saving.unsaved');
    default:
      return saving satisfies never;
  }
}
