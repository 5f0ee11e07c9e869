import { classNames } from '@lereng/web-ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

interface Foot {
  /** Where the messages are rendered; null before that is in the document. */
  host: HTMLElement | null;
  setHost: (host: HTMLElement | null) => void;
  /** Whether a screen has a bar of its own at the foot. */
  isTaken: boolean;
  /** @returns a function that ends it */
  take: () => () => void;
}

const FootContext = createContext<Foot | null>(null);

/** The foot of the screen: one place for messages, and one bar. */
export function FootProvider({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [bars, setBars] = useState(0);
  const take = useCallback(() => {
    setBars((count) => count + 1);
    return () => setBars((count) => count - 1);
  }, []);
  const isTaken = bars > 0;
  const foot = useMemo(() => ({ host, setHost, isTaken, take }), [host, isTaken, take]);
  return <FootContext value={foot}>{children}</FootContext>;
}

/** Where all messages about what was done appear. It is always there, to be read out. */
export function FootMessages() {
  const foot = useContext(FootContext);
  return (
    <div
      ref={foot?.setHost}
      aria-live="polite"
      // Above the bar of a screen.
      className={classNames('foot-messages print:hidden', foot?.isTaken && 'bottom-22!')}
    />
  );
}

/** A message about what was done, at the foot of whatever screen is open. */
export function FootMessage({ children }: { children: ReactNode }) {
  const host = useContext(FootContext)?.host;
  return host && createPortal(children, host);
}

/** For a screen with a bar of its own at the foot, such as one that saves: there is one bar at a time. */
export function useFootBar(): void {
  const take = useContext(FootContext)?.take;
  useEffect(() => take?.(), [take]);
}

/** Whether a screen has such a bar. */
export const useIsFootTaken = (): boolean => useContext(FootContext)?.isTaken ?? false;
