import { useEffect, useEffectEvent } from 'react';

/** Runs each time the tab is shown again: somebody else may have changed what it shows. */
export function useOnShown(run: () => unknown) {
  const onVisibility = useEffectEvent(() => void (document.hidden || run()));
  useEffect(() => {
    const listener = () => onVisibility();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
