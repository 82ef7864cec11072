import { imageKinds } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { FilePicker } from '#components/FilePicker/FilePicker.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { PhotoDraft, SaveState } from '../types.ts';
import { portrait } from './PhotoCard.css.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;
const headingId = 'edit-profile-photo';

interface PhotoCardProps {
  /** Whose photo it is; its letter stands where there is none. */
  name: string;
  photo: PhotoDraft;
  save: SaveState;
}

/** The photo as it will be, and the ways to another one. */
export function PhotoCard({ name, photo, save }: PhotoCardProps) {
  const { t } = useTranslation('student');
  const { shown, step } = photo;
  const isBusy = save.status === 'uploading' || save.status === 'saving';
  return (
    <Card aria-labelledby={headingId} as="section" padding="large">
      <Stack gap="4">
        <Heading id={headingId} level={2}>
          {t('editProfile.photo.title')}
        </Heading>
        <Inline align="center" gap="5">
          <span className={portrait}>
            <Avatar name={name} size="large" src={shown} />
          </span>
          <Stack gap="3">
            <Inline gap="2">
              <FilePicker
                accepts={imageKinds}
                icon={<ImagePlus {...icon} />}
                isDisabled={isBusy || step.status === 'reading'}
                variant="secondary"
                onPick={photo.onPick}
              >
                {t(shown === null ? 'editProfile.photo.upload' : 'editProfile.photo.change')}
              </FilePicker>
              {shown !== null && !photo.isChanged ? (
                <Button
                  icon={<Trash2 {...icon} />}
                  isDisabled={isBusy}
                  variant="quiet"
                  onPress={photo.onRemove}
                >
                  {t('editProfile.photo.remove')}
                </Button>
              ) : null}
              {photo.isChanged ? (
                <Button
                  icon={<Undo2 {...icon} />}
                  isDisabled={isBusy}
                  variant="quiet"
                  onPress={photo.onKeep}
                >
                  {t('editProfile.photo.keep')}
                </Button>
              ) : null}
            </Inline>
            <Text size="small" tone="soft">
              {t('editProfile.photo.hint')}
            </Text>
          </Stack>
        </Inline>
        <PhotoStatus photo={photo} save={save} />
      </Stack>
    </Card>
  );
}

/** What is happening to the photo, or keeps it from happening. */
function PhotoStatus({ photo, save }: Pick<PhotoCardProps, 'photo' | 'save'>) {
  const { t } = useTranslation('student');
  const { shown, isChanged, step } = photo;
  if (save.status === 'uploading') {
    return (
      <ProgressBar
        label={t('editProfile.photo.uploading')}
        value={save.percent}
        valueLabel={t('editProfile.photo.percent', { percent: save.percent })}
      />
    );
  }
  if (step.status === 'refused') return <FormAlert>{step.message}</FormAlert>;
  if (step.status !== 'reading' && !isChanged) return null;
  const change = shown === null ? 'removed' : 'chosen';
  return (
    <Text as="output" size="small">
      {t(`editProfile.photo.${step.status === 'reading' ? 'reading' : change}`)}
    </Text>
  );
}
