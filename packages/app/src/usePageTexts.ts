import { addNamespace, type Namespace, useTranslation } from '@niyama/i18n';
import { use } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Waits for the texts of a page that has a separate namespace; call it before anything that needs them.
 * Meanwhile what surrounds the page shows that it loads, or that it failed.
 */
export function usePageTexts(namespace: Namespace): void {
  const { i18n } = useTranslation();
  use(addNamespace(i18n, namespace, useLocation().key));
}
