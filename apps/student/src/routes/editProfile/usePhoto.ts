import { openPicture, type OpenPicture, readHead } from '@niyama/device';
import {
  checkPhoto,
  DataError,
  type ImageKind,
  type PhotoRefusal,
  signatureLength,
  type SquareCrop,
  storedSize,
} from '@niyama/domain';
import type {
  ChosenPicture,
  PhotoDraft,
  PhotoStep,
} from '@niyama/ui/screens/student/EditProfileScreen';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '@niyama/app/useFailureText.ts';

/** Which text stands for each refusal. */
const codes: Record<PhotoRefusal, string> = {
  empty: 'photo_empty',
  tooLarge: 'photo_too_large',
  wrongKind: 'photo_wrong_kind',
  broken: 'photo_broken',
};

const refuse = (refusal: PhotoRefusal, cause?: unknown) =>
  new DataError('invalid', `The file is refused: ${refusal}`, codes[refusal], cause);

/** Opens a chosen file, after looking at its size and its content. */
async function open(file: File): Promise<{ picture: OpenPicture; kind: ImageKind }> {
  try {
    const checked = checkPhoto({ size: file.size, head: await readHead(file, signatureLength) });
    if ('refusal' in checked) throw refuse(checked.refusal);
    return { picture: await openPicture(file), kind: checked.kind };
  } catch (error) {
    throw error instanceof DataError ? error : refuse('broken', error);
  }
}

/** What is happening to a chosen file. */
type Step =
  | Exclude<PhotoStep, { status: 'cropping' }>
  | { status: 'cropping'; picture: ChosenPicture };

/** A photo as it is to be saved: undefined leaves it, null takes it away. */
export type PhotoChange = Blob | null | undefined;

/**
 * From a file of the device to the square that will be stored.
 *
 * @param avatarUrl the saved photo.
 */
export function usePhoto(avatarUrl: string | null) {
  const failureText = useFailureText();
  const [step, setStep] = useState<Step>({ status: 'idle' });
  const [change, setChange] = useState<{ photo: Blob; address: string } | null>();
  const opened = useRef<OpenPicture>(null);
  const picks = useRef(0);

  const closePicture = () => {
    opened.current?.close();
    opened.current = null;
  };
  const endStep = () => {
    closePicture();
    setStep({ status: 'idle' });
  };
  const changeTo = (next: typeof change) => {
    setChange(next);
    endStep();
  };
  const refused = (error: unknown) => {
    closePicture();
    setStep({ status: 'refused', message: failureText(error) });
  };
  useEffect(
    () => () => {
      if (change) URL.revokeObjectURL(change.address);
    },
    [change],
  );
  useEffect(
    () => () => {
      picks.current += 1;
      opened.current?.close();
    },
    [],
  );

  const pick = async (file: File) => {
    picks.current += 1;
    const own = picks.current;
    setStep({ status: 'reading' });
    try {
      const { picture, kind } = await open(file);
      // A later file, or another page, has taken this one's place.
      if (own !== picks.current) {
        picture.close();
        return;
      }
      closePicture();
      opened.current = picture;
      const { width, height, address } = picture;
      setStep({ status: 'cropping', picture: { width, height, address, kind } });
    } catch (error) {
      if (own === picks.current) refused(error);
    }
  };
  const crop = async (square: SquareCrop) => {
    if (!opened.current || step.status !== 'cropping') return;
    try {
      const photo = await opened.current.cut(square, storedSize(square), step.picture.kind);
      changeTo({ photo, address: URL.createObjectURL(photo) });
    } catch (error) {
      refused(refuse('broken', error));
    }
  };
  const keep = () => changeTo(undefined);
  const given = {
    step:
      step.status === 'cropping'
        ? { ...step, onCrop: (square: SquareCrop) => void crop(square), onCancel: endStep }
        : step,
    onPick: (file: File) => void pick(file),
  };
  const draft: PhotoDraft =
    change === undefined
      ? { ...given, shown: avatarUrl, isChanged: false, onRemove: () => changeTo(null) }
      : { ...given, shown: change?.address ?? null, isChanged: true, onKeep: keep };
  return {
    draft,
    change: change && change.photo,
    keep,
  };
}
