import { type SquareCrop, wholeSquare, zoomOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ImageCropper } from '#components/ImageCropper/ImageCropper.tsx';
import type { ChosenPicture } from '../types.ts';

interface CropDialogProps {
  picture: ChosenPicture;
  onConfirm: (crop: SquareCrop) => void;
  onClose: () => void;
}

/** Cuts a chosen picture to the square that an avatar shows. */
export function CropDialog({ picture, onConfirm, onClose }: CropDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const [crop, setCrop] = useState(() => wholeSquare(picture));
  const percent = Math.round(100 * zoomOf(picture, crop));
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button onPress={() => onConfirm(crop)}>{t('editProfile.crop.confirm')}</Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('editProfile.crop.title')}
      onClose={onClose}
    >
      <ImageCropper
        crop={crop}
        hint={t('editProfile.crop.hint')}
        label={t('editProfile.crop.picture')}
        picture={picture}
        zoomLabel={t('editProfile.crop.zoom')}
        zoomValueLabel={t('editProfile.photo.percent', { percent })}
        onChange={setCrop}
      />
    </Dialog>
  );
}
