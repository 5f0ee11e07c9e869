import { selectToken, type RootState } from '@lereng/web-data-access';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';

/**
 * While `unsaved`: closing the tab prompts by `beforeunload`, and back or forward calls `onLeave`
 * instead. A redirect to the login page after a 401 does not prompt.
 */
export function useLeaveGuard(unsaved: boolean, onLeave: () => void) {
  const store = useStore<RootState>();
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!unsaved) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // A 401 clears the token and navigates before this form is unmounted.
      if (selectToken(store.getState()) !== null) event.preventDefault();
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      leave();
    };
    // Without the Navigation API, going back closes the dialog.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onBeforeUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [unsaved, store]);
}
