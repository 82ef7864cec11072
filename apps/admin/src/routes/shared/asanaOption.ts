import { distinctEnglishName, type ListedAsana, nameLanguage, sanskritLine } from '@niyama/domain';
import type { PickerOption } from '@niyama/ui/screens/admin/parts';

/** A pose as an option to choose. */
export function asanaOption({ id, called, sanskritName }: ListedAsana): PickerOption {
  const english = distinctEnglishName(called);
  const names = [english, sanskritLine({ ...called, sanskritName })].filter(
    (name) => name !== null,
  );
  return {
    id,
    label: called.name,
    lang: nameLanguage(called),
    ...(names.length === 0 ? {} : { note: names.join(' · ') }),
    ...(english === null ? {} : { noteLang: 'en' }),
  };
}
