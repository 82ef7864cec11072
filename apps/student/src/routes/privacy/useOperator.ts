import type { OperatorState } from '@niyama/ui/screens/student/LegalScreen';
import { useEffect, useState } from 'react';

/** Who runs this installation, from `/config.json`; the page is there before it is known. */
export function useOperator(): OperatorState {
  const [state, setState] = useState<OperatorState>({ status: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    const show = (known: OperatorState) => {
      if (!left.signal.aborted) setState(known);
    };
    const load = async () => {
      const { loadConfig } = await import('@niyama/data/config');
      return loadConfig();
    };
    load().then(
      ({ operator = null }) => show({ status: 'ready', operator }),
      () => show({ status: 'failed' }),
    );
    return () => left.abort();
  }, []);
  return state;
}
