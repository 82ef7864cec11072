import { useTranslation } from '@niyama/i18n';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod/mini';
import { useForm } from './useForm.ts';

/**
 * A form as by {@link useForm} that also holds what is typed, for what else has to know it: the question
 * before it is lost, or a preview.
 *
 * @param initial what the fields hold at first.
 * @param revision another one brings a newer `initial`: what was typed stays, and a field that somebody else
 * has changed too says so. Until then, later ones are ignored.
 * @param together fields that mean something only with each other: where one was typed, all of them stay.
 */
export function useDraftForm<Values, Draft extends Record<keyof Values & string, unknown>>(
  schema: z.ZodMiniType<Values>,
  initial: Draft,
  onSubmit: (values: Values) => void,
  revision: string | number = 0,
  together: readonly string[] = [],
) {
  const { t } = useTranslation('common');
  const [{ start, ...begun }, setBegun] = useState({
    start: initial,
    revision,
    changedByBoth: [] as readonly string[],
  });
  const [draft, setDraft] = useState(start);
  if (revision !== begun.revision) {
    const names = Object.keys(initial) as (keyof Values & string)[];
    const typed = names.filter((name) => draft[name] !== start[name]);
    const staysTogether = typed.some((name) => together.includes(name));
    const mine = names.filter(
      (name) => typed.includes(name) || (staysTogether && together.includes(name)),
    );
    setBegun({
      start: initial,
      revision,
      changedByBoth: mine.filter(
        (name) =>
          initial[name] !== draft[name] &&
          (initial[name] !== start[name] || begun.changedByBoth.includes(name)),
      ),
    });
    setDraft({ ...initial, ...Object.fromEntries(mine.map((name) => [name, draft[name]])) });
  }
  const { props, errorOf, clearError } = useForm(schema, onSubmit);
  const keepMine = (settled: (name: string) => boolean) =>
    setBegun((known) => ({
      ...known,
      changedByBoth: known.changedByBoth.filter((name) => !settled(name)),
    }));
  return {
    /** For `<form {...form.props}>`. */
    props: {
      ...props,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // A person who saves has read the marks; only what is wrong may take the focus.
        keepMine(() => true);
        props.onSubmit(event);
      },
    },
    draft,
    /** Whether a field holds something else than at first. */
    hasChanges: JSON.stringify(draft) !== JSON.stringify(start),
    /** What a field of that name takes. */
    fieldOf: <Name extends keyof Values & string>(name: Name) => {
      const error =
        errorOf(name) ?? (begun.changedByBoth.includes(name) ? 'form.changedByBoth' : undefined);
      return {
        name,
        value: draft[name],
        ...(error && { errorMessage: t(error) }),
        onChange: (value: Draft[Name]) => {
          clearError(name);
          keepMine((changed) => changed === name);
          setDraft((known) => ({ ...known, [name]: value }));
        },
      };
    },
  };
}
