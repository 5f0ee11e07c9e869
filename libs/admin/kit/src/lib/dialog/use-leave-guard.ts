import { selectToken, type RootState } from '@lereng/web-data-access';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';

/**
 * While `unsaved`, closing the tab asks in the browser's own way, and the browser's back and forward
 * call `onLeave` instead. Whoever is led to the login page because the session ended is not asked.
 */
export function useLeaveGuard(unsaved: boolean, onLeave: () => void) {
  const store = useStore<RootState>();
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!unsaved) return undefined;
    const askAtTheDoor = (event: BeforeUnloadEvent) => {
      // A 401 clears the token and leaves at once, before this form is taken away.
      if (selectToken(store.getState()) !== null) event.preventDefault();
    };
    const askOnTheWay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      leave();
    };
    // Not every browser has it; in the others going back closes the dialog.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', askAtTheDoor);
    navigation?.addEventListener('navigate', askOnTheWay);
    return () => {
      window.removeEventListener('beforeunload', askAtTheDoor);
      navigation?.removeEventListener('navigate', askOnTheWay);
    };
  }, [unsaved, store]);
}
