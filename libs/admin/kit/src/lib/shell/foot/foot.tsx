import { classNames } from '@lereng/web-ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';

interface FootBars {
  /** Whether a screen has a bar of its own at the foot. */
  isTaken: boolean;
  /** @returns a function that ends it */
  take: (bar: HTMLElement) => () => void;
}

interface SaidMessage {
  /** Of the component that says it. */
  id: string;
  content: ReactNode;
  /** Whether that component is still there. */
  isOpen: boolean;
}

type SetMessages = (next: (messages: readonly SaidMessage[]) => readonly SaidMessage[]) => void;

const BarsContext = createContext<FootBars | null>(null);
const MessagesContext = createContext<readonly SaidMessage[]>([]);
const SetMessagesContext = createContext<SetMessages | null>(null);
const CloseContext = createContext<(() => void) | null>(null);

/** The foot of the screen: one place for messages, and one bar. */
export function FootProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly SaidMessage[]>([]);
  const [bars, setBars] = useState<readonly HTMLElement[]>([]);
  const take = useCallback((bar: HTMLElement) => {
    setBars((others) => [...others, bar]);
    return () => setBars((all) => all.filter((each) => each !== bar));
  }, []);
  useEffect(() => passHeight(bars), [bars]);
  const isTaken = bars.length > 0;
  const foot = useMemo(() => ({ isTaken, take }), [isTaken, take]);
  return (
    <BarsContext value={foot}>
      <SetMessagesContext value={setMessages}>
        <MessagesContext value={messages}>{children}</MessagesContext>
      </SetMessagesContext>
    </BarsContext>
  );
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
  const messages = useContext(MessagesContext);
  const setMessages = useContext(SetMessagesContext);
  const isTaken = useIsFootTaken();
  return (
    <div
      aria-live="polite"
      // Above the bar of a screen, also where that ends with the page's own padding below.
      className={classNames(
        'foot-messages print:hidden',
        isTaken && 'bottom-[calc(var(--foot-bar,4rem)+1.5rem)]!',
      )}
    >
      {messages.map(({ id, content }) => (
        <CloseContext
          key={id}
          value={() => setMessages?.((all) => all.filter((each) => each.id !== id))}
        >
          {content}
        </CloseContext>
      ))}
    </div>
  );
}

/**
 * A message about what was done, at the foot of whatever screen is open: it stays for its time when its own screen is
 * left, or until another one is said.
 */
export function FootMessage({ children: content }: { children: ReactNode }) {
  const setMessages = useContext(SetMessagesContext);
  const id = useId();
  const isSaid = useRef(false);
  // In the same frame as what the screen changes with it.
  useLayoutEffect(() => {
    // A screen that has nothing to say renders nothing again.
    if (!content && !isSaid.current) return;
    isSaid.current = Boolean(content);
    setMessages?.((all) => {
      const others = all.filter((each) => each.id !== id);
      if (!content) return others;
      return [...others.filter(({ isOpen }) => isOpen), { id, content, isOpen: true }];
    });
  }, [setMessages, id, content]);
  useLayoutEffect(
    () => () =>
      setMessages?.((all) =>
        all.map((each) => (each.id === id ? { ...each, isOpen: false } : each)),
      ),
    [setMessages, id],
  );
  return null;
}

/** @returns what ends the message at the foot that the caller is part of, if it is part of one */
export const useCloseFootMessage = (): (() => void) | null => useContext(CloseContext);

/**
 * For a screen with a bar of its own at the foot, such as one that saves: there is one bar at a time.
 * @returns the bar's `ref`, and that of what it opens above itself
 */
export const useFootBar = (): RefCallback<HTMLElement> | undefined => useContext(BarsContext)?.take;

/** Whether a screen has such a bar. */
export const useIsFootTaken = (): boolean => useContext(BarsContext)?.isTaken ?? false;
