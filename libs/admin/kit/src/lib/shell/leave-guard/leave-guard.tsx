import type { Elements } from '@lereng/web-ui';
import { selectToken, type RootState } from '@lereng/web-data-access';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { words } from '../words';

/** A form with unsaved changes. */
interface UnsavedForm {
  /** Done by the browser's back instead of leaving the page, such as closing a dialog. */
  onBack?: () => void;
  /** The changes were discarded, and the page is being left. */
  onDiscard?: () => void;
}

interface LeaveGuard {
  /** @returns a function that ends the registration */
  register: (form: UnsavedForm) => () => void;
  /** Runs `proceed`, after asking where changes would be lost. */
  confirmLeave: (proceed: () => void) => void;
}

const LeaveGuardContext = createContext<LeaveGuard | null>(null);

interface LeaveGuardProviderProps {
  /** The answer was to go on editing. */
  onStay?: () => void;
  children: Elements;
}

/**
 * Asks before unsaved changes are lost: by a link of the app, by back and forward, by closing or
 * reloading the tab (in the browser's own way), and by `confirmLeave`. A
 * redirect to the login page after a 401 asks nothing.
 */
export function LeaveGuardProvider({ onStay, children }: LeaveGuardProviderProps) {
  const forms = useRef(new Set<UnsavedForm>());
  const [asking, setAsking] = useState<{ proceed: () => void } | null>(null);

  const register = useCallback((form: UnsavedForm) => {
    forms.current.add(form);
    return () => void forms.current.delete(form);
  }, []);
  const confirmLeave = useCallback((proceed: () => void) => {
    if (forms.current.size > 0) setAsking({ proceed });
    else proceed();
  }, []);
  const guard = useMemo(() => ({ register, confirmLeave }), [register, confirmLeave]);
  useBrowserEvents(forms, confirmLeave);

  return (
    <LeaveGuardContext value={guard}>
      {children}
      {asking && (
        <ConfirmDialog
          title={words.discard.title}
          question={words.discard.text}
          action={words.discard.leave}
          cancel={words.discard.stay}
          cross={false}
          onClose={() => {
            setAsking(null);
            onStay?.();
          }}
          onDone={() => {
            setAsking(null);
            for (const form of forms.current) form.onDiscard?.();
            // The forms unmount only after the navigation that they would otherwise prevent.
            forms.current.clear();
            asking.proceed();
          }}
        />
      )}
    </LeaveGuardContext>
  );
}

/** @throws Error outside a `LeaveGuardProvider` */
function useGuard(): LeaveGuard {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('There is no LeaveGuardProvider');
  return guard;
}

/** For buttons that leave the page, such as the logout. */
export function useConfirmLeave(): LeaveGuard['confirmLeave'] {
  return useGuard().confirmLeave;
}

/** Guards a form while it has unsaved changes. */
export function useUnsavedChanges(unsaved: boolean, { onBack, onDiscard }: UnsavedForm = {}): void {
  const { register } = useGuard();
  const goBack = useEffectEvent(() => onBack?.());
  const discard = useEffectEvent(() => onDiscard?.());
  const goesBack = onBack !== undefined;
  // The form is registered before paint, as the tab may be closed right after a letter was typed.
  useLayoutEffect(() => {
    if (!unsaved) return undefined;
    return register({
      onDiscard: () => discard(),
      ...(goesBack && { onBack: () => goBack() }),
    });
  }, [unsaved, goesBack, register]);
}

function useBrowserEvents(
  forms: { readonly current: ReadonlySet<UnsavedForm> },
  confirmLeave: LeaveGuard['confirmLeave'],
): void {
  const store = useStore<RootState>();
  const navigate = useNavigate();

  useEffect(() => {
    const isGuarding = () => forms.current.size > 0;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // A 401 clears the token and navigates before the form is unmounted.
      if (isGuarding() && selectToken(store.getState()) !== null) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (target === null || !isGuarding()) return;
      event.preventDefault();
      event.stopPropagation();
      confirmLeave(() => void navigate(target));
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isGuarding()) return;
      event.preventDefault();
      const onBack = [...forms.current].find((form) => form.onBack)?.onBack;
      const { key } = event.destination;
      confirmLeave(onBack ?? (() => void window.navigation.traverseTo(key)));
    };
    // Without the Navigation API, going back is not asked about.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onBeforeUnload);
    // This handler runs before the router's own, which is at the root.
    document.addEventListener('click', onClick, { capture: true });
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [forms, confirmLeave, navigate, store]);
}

/**
 * The path that a click navigates to within this tab and this site; null for any other click, and
 * for a link to another place on the same page.
 */
function internalTarget(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.download || !['', '_self'].includes(link.target)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const here = window.location;
  if (origin !== here.origin || (pathname === here.pathname && search === here.search)) return null;
  return pathname + search + hash;
}
