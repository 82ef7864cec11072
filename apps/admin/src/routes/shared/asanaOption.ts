import { type AdminAsana, sanskritLine } from '@niyama/domain';
import type { PickerOption } from '@niyama/ui/screens/admin/parts';

/** A pose as an option to choose. */
export function asanaOption(asana: AdminAsana): PickerOption {
  const sanskrit = sanskritLine(asana);
  return {
    id: asana.id,
    label: asana.name,
    lang: 'en',
    ...(sanskrit === null ? {} : { note: sanskrit }),
  };
}
