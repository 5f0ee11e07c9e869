import { classNames } from '@lereng/web-ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { createPortal } from 'react-dom';

interface Foot {
  /** Where the messages are rendered; null before that is in the document. */
  host: HTMLElement | null;
  setHost: (host: HTMLElement | null) => void;
  /** Whether a screen has a bar of its own at the foot. */
  isTaken: boolean;
  /** @returns a function that ends it */
  take: (bar: HTMLElement) => () => void;
}

const FootContext = createContext<Foot | null>(null);

/** The foot of the screen: one place for messages, and one bar. */
export function FootProvider({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [bars, setBars] = useState<readonly HTMLElement[]>([]);
  const take = useCallback((bar: HTMLElement) => {
    setBars((others) => [...others, bar]);
    return () => setBars((all) => all.filter((each) => each !== bar));
  }, []);
  useEffect(() => passHeight(bars), [bars]);
  const isTaken = bars.length > 0;
  const foot = useMemo(() => ({ host, setHost, isTaken, take }), [host, isTaken, take]);
  return <FootContext value={foot}>{children}</FootContext>;
}

/** Keeps `--foot-bar` of the page at the height of all bars: what they say may make them higher. */
function passHeight(bars: readonly HTMLElement[]): (() => void) | undefined {
  if (bars.length === 0) return undefined;
  const { style } = document.body;
  const pass = () => {
    const height = bars.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    style.setProperty('--foot-bar', `${height}px`);
  };
  pass();
  const observer = 'ResizeObserver' in window ? new ResizeObserver(pass) : null;
  for (const bar of bars) observer?.observe(bar);
  return () => {
    observer?.disconnect();
    style.removeProperty('--foot-bar');
  };
}

/** Where all messages about what was done appear. It is always there, to be read out. */
export function FootMessages() {
  const foot = useContext(FootContext);
  return (
    <div
      ref={foot?.setHost}
      aria-live="polite"
      // Above the bar of a screen, also where that ends with the page's own padding below.
      className={classNames(
        'foot-messages print:hidden',
        foot?.isTaken && 'bottom-[calc(var(--foot-bar,4rem)+1.5rem)]!',
      )}
    />
  );
}

/** A message about what was done, at the foot of whatever screen is open. */
export function FootMessage({ children }: { children: ReactNode }) {
  const host = useContext(FootContext)?.host;
  return host && createPortal(children, host);
}

/**
 * For a screen with a bar of its own at the foot, such as one that saves: there is one bar at a time.
 * @returns the bar's `ref`, and that of what it opens above itself
 */
export const useFootBar = (): RefCallback<HTMLElement> | undefined => useContext(FootContext)?.take;

/** Whether a screen has such a bar. */
export const useIsFootTaken = (): boolean => useContext(FootContext)?.isTaken ?? false;
