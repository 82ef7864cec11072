import { addShelfClass, getEditedClass, shelfKeys } from '@niyama/data';
import { adminPaths, DataError, type ShelfClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { toasts } from '../../app/toasts.ts';
import { useNameOfCopy } from '../shared/useNameOfCopy.ts';

/** Puts a copy of a class on the shelf and opens it. */
export function useDuplicating(): (listed: ShelfClass) => void {
  const { t } = useTranslation('classes');
  const client = useClient();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const language = useReadingLanguage();
  const nameOfCopy = useNameOfCopy();

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, totalSeconds }: ShelfClass) => {
      const { edited } = await getEditedClass(client, { id, language });
      if (!edited) throw new DataError('notFound', 'No such class', 'class_not_found');
      const { name, description, body } = edited;
      if (!body) throw new DataError('invalid', 'A class of a newer app', 'class_too_new');
      const copy = crypto.randomUUID();
      const draft = { name: nameOfCopy(name), description, body };
      await addShelfClass(client, { id: copy, draft, totalSeconds });
      return copy;
    },
    onError: (error) => {
      const message = t('shelf.error.duplicating', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: shelfKeys.all }),
  });
  // A second press makes no second copy.
  return useCallback(
    (listed) => {
      if (isPending) return;
      // Not once the shelf was left.
      mutate(listed, { onSuccess: (copy) => void navigate(adminPaths.class(copy)) });
    },
    [mutate, isPending, navigate],
  );
}
