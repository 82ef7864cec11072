import { openPicture, readHead } from '@niyama/device';
import {
  checkMedia,
  DataError,
  type MediaRefusal,
  type MediaSlot,
  mediaSlots,
  signatureLength,
} from '@niyama/domain';
import type { MediaDraft } from '@niyama/ui/screens/admin/parts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFailureText } from '@niyama/app/useFailureText.ts';

/** Which text stands for each refusal. */
const codes: Record<MediaSlot, Record<MediaRefusal | 'broken', string>> = {
  image: {
    empty: 'photo_empty',
    tooLarge: 'image_too_large',
    wrongKind: 'photo_wrong_kind',
    broken: 'photo_broken',
  },
  video: {
    empty: 'photo_empty',
    tooLarge: 'video_too_large',
    wrongKind: 'video_wrong_kind',
    broken: 'video_wrong_kind',
  },
};

/** A file that is chosen and not stored yet. */
interface Picked {
  file: File;
  /** For an `<img>` or a `<video>`, until another is chosen. */
  address: string;
}

type Slots<Value> = Record<MediaSlot, Value>;
const none = { image: null, video: null };

/** Looks at what a chosen file is; its type is then what its content says. */
async function checked(slot: MediaSlot, file: File): Promise<File> {
  const refuse = (refusal: MediaRefusal | 'broken', cause?: unknown) =>
    new DataError('invalid', `The file is refused: ${refusal}`, codes[slot][refusal], cause);
  const head = await readHead(file, signatureLength).catch((error: unknown) => {
    throw refuse('broken', error);
  });
  const result = checkMedia(slot, { size: file.size, head });
  if ('refusal' in result) throw refuse(result.refusal);
  if (slot === 'image') {
    const picture = await openPicture(file).catch((error: unknown) => {
      throw refuse('broken', error);
    });
    picture.close();
  }
  return new File([file], file.name, { type: result.kind });
}

/** The files that are chosen for a row, and what keeps others from being chosen. */
export function useMedia() {
  const failureText = useFailureText();
  const [picked, setPicked] = useState<Slots<Picked | null>>(none);
  const [failures, setFailures] = useState<Slots<string | null>>(none);
  const addresses = useRef(new Map<MediaSlot, string>());
  useEffect(() => {
    const { current } = addresses;
    return () => current.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  /** Counts what was chosen or taken back: what an earlier file turns out to be no longer matters. */
  const choices = useRef<Slots<number>>({ image: 0, video: 0 });

  const put = useCallback((slot: MediaSlot, file: File | null) => {
    const former = addresses.current.get(slot);
    if (former !== undefined) URL.revokeObjectURL(former);
    addresses.current.delete(slot);
    const next = file && { file, address: URL.createObjectURL(file) };
    if (next) addresses.current.set(slot, next.address);
    setPicked((known) => ({ ...known, [slot]: next }));
    setFailures((known) => ({ ...known, [slot]: null }));
  }, []);
  const fail = (slot: MediaSlot, message: string) =>
    setFailures((known) => ({ ...known, [slot]: message }));
  const pick = async (slot: MediaSlot, given: File) => {
    choices.current[slot] += 1;
    const choice = choices.current[slot];
    const settle = await checked(slot, given).then(
      (file) => () => put(slot, file),
      (error: unknown) => () => fail(slot, failureText(error)),
    );
    if (choice === choices.current[slot]) settle();
  };
  const drop = useCallback(
    (slot: MediaSlot) => {
      choices.current[slot] += 1;
      put(slot, null);
    },
    [put],
  );
  return {
    picked,
    pick: (slot: MediaSlot, file: File) => void pick(slot, file),
    /** Takes a chosen file back. */
    drop,
    dropAll: useCallback(() => mediaSlots.forEach(drop), [drop]),
    fail,
    /** Takes the messages away: what they were about is over. */
    clearErrors: () => setFailures(none),
    /** @param stored the address of the file that the row has. */
    draftOf: (slot: MediaSlot, stored: string | null): MediaDraft => ({
      address: picked[slot]?.address ?? stored,
      fileName: picked[slot]?.file.name ?? null,
      failure: failures[slot],
    }),
  };
}
