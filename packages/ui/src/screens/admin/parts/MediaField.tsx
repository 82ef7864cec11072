import { mediaRules, type MediaSlot } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ImagePlus, Trash2, Video } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FilePicker } from '#components/FilePicker/FilePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import * as styles from './MediaField.css.ts';
import type { MediaDraft, MediaSaving } from './mediaState.ts';

interface MediaFieldProps {
  slot: MediaSlot;
  media: MediaDraft;
  /** Shows it, or what stands in for it; fills a square. */
  preview: ReactNode;
  saving: MediaSaving;
  onPick: (file: File) => void;
  onRemove: () => void;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** A picture or a video: how it is, and the ways to another one or to none. */
export function MediaField({ slot, media, preview, saving, onPick, onRemove }: MediaFieldProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const { address, fileName, failure } = media;
  const isBusy = saving.status !== 'idle';
  // Only what is stored is gone for good.
  const isStored = address !== null && fileName === null;
  const [isAsking, setAsking] = useState(false);
  const Icon = slot === 'image' ? ImagePlus : Video;
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <Stack gap="3">
        <Heading id={headingId} level={3} size="title">
          {t(`media.${slot}.title`)}
        </Heading>
        <div className={styles.row}>
          <div className={styles.preview}>{preview}</div>
          <Stack gap="3">
            <Inline gap="2">
              <FilePicker
                accepts={mediaRules[slot].kinds}
                icon={<Icon {...icon} />}
                isDisabled={isBusy}
                variant="secondary"
                onPick={onPick}
              >
                {t(`media.${slot}.${address === null ? 'pick' : 'replace'}`)}
              </FilePicker>
              <Button
                icon={<Trash2 {...icon} />}
                isDisabled={isBusy}
                variant="quiet"
                onPress={() => (isStored ? setAsking(true) : onRemove())}
              >
                {t(`media.${slot}.remove`)}
              </Button>
            </Inline>
            <Text size="small" tone="soft">
              {t(`media.${slot}.hint`)}
            </Text>
            {address === null ? (
              <Text size="small" tone="soft">
                {t(`media.${slot}.none`)}
              </Text>
            ) : null}
            {fileName === null ? null : (
              <Text as="output" size="small">
                {t('media.chosen', { file: fileName })}
              </Text>
            )}
            {failure === null ? null : <FormAlert>{failure}</FormAlert>}
            {saving.status === 'uploading' && saving.slot === slot ? (
              <ProgressBar
                label={t(`media.${slot}.uploading`)}
                value={saving.percent}
                valueLabel={t('media.percent', { percent: saving.percent })}
              />
            ) : null}
          </Stack>
        </div>
      </Stack>
      {isAsking ? (
        <ConfirmDialog
          busyLabel={t(`media.${slot}.remove`)}
          confirmLabel={t(`media.${slot}.remove`)}
          failure={null}
          isBusy={false}
          title={t(`media.${slot}.removeTitle`)}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        >
          <Text>{t(`media.${slot}.removeText`)}</Text>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
