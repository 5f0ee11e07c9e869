import { PageLink } from '@lereng/web-feature';
import { classNames, IconButton } from '@lereng/web-ui';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
} from 'react';

interface AnyAction {
  label: string;
  word: string;
  icon: LucideIcon;
}

/** A button or a link in a menu. */
export type Action = AnyAction &
  (
    | { href: string }
    | {
        onClick: () => void;
        /** The dialog or mode that it opens, from which the focus returns to the menu's button. */
        opens?: string;
        /** It takes something away. */
        isDanger?: boolean;
      }
  );

interface ActionMenuProps {
  label: string;
  actions: readonly Action[];
  /** Shows the actions in place where the browser has no popovers: a table that scrolls would clip a menu. */
  isClipped?: boolean;
  className?: string;
}

/** Pixels of an action, and of what is around them. */
const ACTION = 44;
const AROUND = 26;

/**
 * Rarer actions, behind a button that shows them, above all else. It is closed by Escape and by a tap outside, after
 * which its button has the focus: a native popover, or the same without.
 */
export function ActionMenu({ label, actions, isClipped = false, className }: ActionMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** Null while the menu is closed. */
  const [position, setPosition] = useState<CSSProperties | null>(null);
  const isOpen = position !== null;
  const hasPopovers = 'popover' in HTMLElement.prototype;
  const close = () => {
    // Gives the focus back to the opener, to which it returns again from a dialog.
    if (hasPopovers) return menu.current?.hidePopover();
    if (menu.current?.contains(document.activeElement)) opener.current?.focus();
    setPosition(null);
  };
  useClosing(isOpen && !hasPopovers, [opener, menu], close);
  const items = actions.map((action) => <Item key={action.label} action={action} onDone={close} />);
  if (!hasPopovers && isClipped) return <div className="flex flex-wrap">{items}</div>;

  const place = () => {
    if (!opener.current) return;
    setPosition(positionAt(opener.current, actions.length * ACTION + AROUND, hasPopovers));
  };
  // A popover does not trap the focus: close it when the focus leaves. The opener closes it itself.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isOutside && !opener.current?.contains(relatedTarget)) close();
  };
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        data-opens={actions.map((action) => 'opens' in action && action.opens).join(' ')}
        aria-expanded={isOpen}
        className={className}
        {...(hasPopovers ? { popoverTarget: id } : { onClick: () => (isOpen ? close() : place()) })}
      />
      <div
        ref={menu}
        id={id}
        role="group"
        aria-label={label}
        onBlur={closeWhenLeft}
        style={position ?? undefined}
        className="z-30 m-0 w-60 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface-raised p-1.5 text-default shadow-soft"
        {...(hasPopovers
          ? {
              popover: 'auto',
              onBeforeToggle: ({ newState }: ToggleEvent) => newState === 'open' && place(),
              onToggle: ({ newState }: ToggleEvent) => newState === 'closed' && setPosition(null),
            }
          : { hidden: !isOpen })}
      >
        {isOpen && items}
      </div>
    </>
  );
}

function Item({ action, onDone }: { action: Action; onDone: () => void }) {
  const { label, word, icon: Icon } = action;
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{word}</span>
    </>
  );
  if ('href' in action) {
    return (
      <PageLink to={action.href} aria-label={label} className={ITEM}>
        {content}
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        action.onClick();
        onDone();
      }}
      className={classNames(ITEM, action.isDanger && 'text-danger')}
    >
      {content}
    </button>
  );
}

const ITEM =
  'flex min-h-target w-full items-center gap-3 rounded-lg px-3 text-start font-semibold hover:bg-surface-muted';

/** What a popover does by itself: Escape and a tap outside close it, and so does scrolling, as it does not follow. */
function useClosing(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  close: () => void,
): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => void (key === 'Escape' && close()));
  const onPointerDown = useEffectEvent(({ target }: Event) => {
    const isInside = inside.some(({ current }) => current?.contains(target as Node));
    if (!isInside) close();
  });
  const onScroll = useEffectEvent(() => close());
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    window.addEventListener('scroll', () => onScroll(), { signal });
    return () => ended.abort();
  }, [isOpen]);
}

/**
 * Below the opener, above it where only that has room, else at the foot of the screen. A popover is in the page, so that
 * it scrolls with its row.
 *
 * @param height of the menu
 */
function positionAt(opener: HTMLElement, height: number, isPopover: boolean): CSSProperties {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= height;
  const isAbove = !isBelow && top >= height;
  const edge = isBelow ? bottom : isAbove ? top : Math.max(0, clientHeight - height);
  return {
    position: isPopover ? 'absolute' : 'fixed',
    left: 'auto',
    right: clientWidth - right,
    top: (isPopover ? window.scrollY : 0) + edge,
    bottom: 'auto',
    translate: isAbove ? '0 -100%' : undefined,
  };
}
