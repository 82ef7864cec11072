import { adminPaths } from '@niyama/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormFor } from '../assignments/useFormStart.ts';

/** Opens the form that gives work with a class of the shelf chosen. */
export function useAssignClass(): (chosen: { id: string; name: string }) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, name }) => {
      const state: FormFor = { classes: [{ id, label: name }] };
      void navigate(adminPaths.assignments(), { state });
    },
    [navigate],
  );
}
