import { DataError, type MediaSlot, mediaSlots } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { FormFailure, MediaSaving } from '@niyama/ui/screens/admin/parts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { formFailure } from '../formFailure.ts';
import { toasts } from '../../../app/toasts.ts';
import { type MediaStore, removeQuietly, saveWithFiles } from './saveWithFiles.ts';
import { useMedia } from './useMedia.ts';

/** What the screen says about its rows, in the language in use. */
interface Words {
  added: string;
  updated: string;
  /** That the row stands although a file could not be stored. */
  savedWithout: string;
  addingFailed: (reason: string) => string;
  updatingFailed: (reason: string) => string;
}

interface MediaFormOptions<Row extends { id: string }, Fields> {
  store: MediaStore<Row, Fields>;
  words: Words;
  /** The queries to refetch after a change. */
  queryKey: QueryKey;
}

interface Opened<Row> {
  row: Row | null;
  /** The id that a new row gets: saving again after a lost answer makes no second one. */
  newId: string;
  revision: number;
}

/**
 * The dialog in which a row with a picture, perhaps with a video, is added or changed; it stays, with
 * what was entered, when it fails.
 */
export function useMediaForm<Row extends { id: string }, Fields>({
  store,
  words,
  queryKey,
}: MediaFormOptions<Row, Fields>) {
  const { t, i18n } = useTranslation('admin');
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const media = useMedia();
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const [upload, setUpload] = useState<{ slot: MediaSlot; percent: number } | null>(null);
  const row = opened?.row ?? null;

  const refresh = () => queryClient.invalidateQueries({ queryKey });
  /** Changes the row behind the form without starting the form over. */
  const keep = (saved: Row) => setOpened((known) => known && { ...known, row: saved });
  const close = () => {
    media.dropAll();
    setOpened(null);
  };

  const saving = useMutation({
    mutationFn: ({ fields, from, newId }: { fields: Fields; from: Row | null; newId: string }) => {
      const { image, video } = media.picked;
      const files = { image: image?.file ?? null, video: video?.file ?? null };
      return saveWithFiles(
        store,
        { row: from, newId, fields, files },
        {
          onSaved: keep,
          onUpload: (slot, share) => setUpload({ slot, percent: Math.round(100 * share) }),
        },
      );
    },
    onSuccess: ({ row: saved, failedUploads }, { from }) => {
      toasts.show({ tone: 'success', message: from ? words.updated : words.added });
      if (failedUploads.length === 0) return close();
      // The row stands, and the files are still at hand: saving again tries them again.
      keep(saved);
      const failed = new Set(failedUploads.map(({ slot }) => slot));
      for (const slot of mediaSlots) if (!failed.has(slot)) media.drop(slot);
      for (const { slot, error } of failedUploads) {
        const message = t('media.uploadFailed', { reason: failureText(error) });
        media.fail(slot, `${message} ${words.savedWithout}`);
      }
    },
    onSettled: async () => {
      setUpload(null);
      await refresh();
    },
  });

  const removing = useMutation({
    mutationFn: ({ slot, from }: { slot: MediaSlot; from: Row }) =>
      store.update(from, { paths: { [slot]: null } }),
    onSuccess: async (saved, { slot, from }) => {
      keep(saved);
      media.clearErrors();
      removeQuietly(store.removeFiles, [store.pathOf(from, slot)]);
      toasts.show({ tone: 'success', message: t(`media.${slot}.removed`) });
      await refresh();
    },
    onError: (error, { slot }) =>
      media.fail(slot, t(`media.${slot}.removeFailed`, { reason: failureText(error) })),
  });

  const loading = useMutation({
    mutationFn: (id: string) => store.load(id),
    onSuccess: async (newer) => {
      setOpened((known) => known && { ...known, row: newer, revision: known.revision + 1 });
      saving.reset();
      removing.reset();
      media.clearErrors();
      await refresh();
    },
  });

  const isBusy = saving.isPending || removing.isPending || loading.isPending;
  const { reset: resetSaving } = saving;
  const { reset: resetRemoving } = removing;
  const { reset: resetLoading } = loading;
  const reset = useCallback(() => {
    resetSaving();
    resetRemoving();
    resetLoading();
  }, [resetSaving, resetRemoving, resetLoading]);
  const { dropAll } = media;
  const failureOf = (): FormFailure | null => {
    if (isBusy) return null;
    const sentence = row ? words.updatingFailed : words.addingFailed;
    const ofRemoval = removing.error && DataError.from(removing.error);
    return (
      formFailure(i18n, loading.error ?? saving.error, sentence) ??
      (ofRemoval?.kind === 'conflict' ? formFailure(i18n, ofRemoval) : null)
    );
  };
  const state: MediaSaving = upload
    ? { status: 'uploading', ...upload }
    : { status: isBusy ? 'saving' : 'idle' };
  return {
    /** The row of the dialog, and how often it has started over with a newer state; null while closed. */
    opened,
    saving: state,
    failure: failureOf(),
    /** @param stored the address of the file that the row has. */
    draftOf: media.draftOf,
    close,
    open: useCallback(
      (next: Row | null) => {
        reset();
        dropAll();
        setOpened({ row: next, newId: crypto.randomUUID(), revision: 0 });
      },
      [reset, dropAll],
    ),
    save: (fields: Fields) => {
      reset();
      if (opened) saving.mutate({ fields, from: row, newId: opened.newId });
    },
    loadNewer: () => {
      if (row) loading.mutate(row.id);
    },
    pick: media.pick,
    /** Drops the chosen file if there is one, else removes the stored one. */
    removeMedia: (slot: MediaSlot) => {
      if (media.picked[slot]) media.drop(slot);
      else if (row && store.pathOf(row, slot) !== null) removing.mutate({ slot, from: row });
      else {
        media.clearErrors();
        toasts.show({ tone: 'info', message: t(`media.${slot}.nothingToRemove`) });
      }
    },
  };
}
