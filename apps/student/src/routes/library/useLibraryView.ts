import { type LibraryView, paths, readLibraryView, writeLibraryView } from '@niyama/domain';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The view of the library, stored in the address so that Back, a reload and a link restore it. A student's
 * change shows at once; the address follows, because a router may take its time. Changing tabs adds a
 * history entry; typing and filtering do not.
 */
export function useLibraryView(): [LibraryView, (change: Partial<LibraryView>) => void] {
  const [params, setParams] = useSearchParams();
  const how = useNavigationType();
  const inAddress = params.toString();
  const [view, setView] = useState(() => readLibraryView(params));
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    // Typing and filtering replace the address; anything else is a person going somewhere.
    if (how !== NavigationType.Replace) setView(readLibraryView(params));
  }
  useEffect(() => {
    // When Back comes before the router has rendered the step forward, the address is the one last seen.
    const follow = () => {
      if (location.pathname !== paths.library()) return;
      setView(readLibraryView(new URLSearchParams(location.search)));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const changeView = (change: Partial<LibraryView>) => {
    const next = { ...view, ...change };
    setView(next);
    setParams(writeLibraryView(next), { replace: next.tab === view.tab });
  };
  return [view, changeView];
}
