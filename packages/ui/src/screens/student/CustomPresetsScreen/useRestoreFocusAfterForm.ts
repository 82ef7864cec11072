import { type RefObject, useEffect, useRef } from 'react';
import { presetElementId } from './parts/presetElementId.ts';
import type { PresetFormState } from './types.ts';

/**
 * Gives the focus a place when what had it is gone: the preset of a form that was closed, or the whole
 * content when there is none, as after a preset was deleted.
 *
 * @param content takes the focus; its `tabIndex` is -1.
 */
export function useRestoreFocusAfterForm(
  form: PresetFormState | null,
  presets: number,
  content: RefObject<HTMLElement | null>,
): void {
  const openId = form?.draft.id ?? null;
  const last = useRef({ openId, presets });
  useEffect(() => {
    const before = last.current;
    last.current = { openId, presets };
    const hasClosed = before.openId !== null && openId === null;
    const hasLostFocus = document.activeElement === document.body;
    if (!hasLostFocus || !(hasClosed || presets < before.presets)) return;
    const preset = before.openId && document.getElementById(presetElementId(before.openId));
    if (preset) preset.focus();
    else content.current?.focus({ preventScroll: true });
  }, [openId, presets, content]);
}
