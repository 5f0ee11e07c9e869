import { IconButton, type IconButtonProps } from '@lereng/web-ui';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ToggleEvent,
} from 'react';
import { HistoryLink, type HistoryTarget } from '../shell/history-link';
import { words } from '../shell/words';

interface RowButtonProps extends Omit<IconButtonProps, 'icon'> {
  /** Shown on a phone's card, where nothing explains an icon. */
  word: string;
  icon: LucideIcon;
}

/** A button of a row: an icon with a tooltip, and on a phone's card with a word below it. */
export function RowButton({ word, icon: Icon, ...props }: RowButtonProps) {
  return (
    <IconButton
      {...props}
      icon={
        <>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="md:hidden">{word}</span>
        </>
      }
      className="max-md:h-auto max-md:min-h-target max-md:w-auto max-md:min-w-target max-md:flex-col max-md:gap-1 max-md:rounded-lg max-md:py-1.5 max-md:text-sm max-md:leading-none max-md:font-semibold"
    />
  );
}

/** A button in the menu of a row. */
interface RowMenuItem {
  label: string;
  word: string;
  icon: LucideIcon;
  onClick: () => void;
}

interface RowMenuProps {
  name: string;
  items: readonly RowMenuItem[];
  history: HistoryTarget;
  /** Says which dialogs the items open. */
  opens: Record<`data-${string}`, string>;
}

/** Pixels below the opener in which the largest menu has room; with less it is above. */
const ROOM = 210;

/**
 * The rarer buttons of a row, behind one that shows them. A native popover: above a table that scrolls, closed
 * by Escape and by a tap outside, after which the opener has the focus. Without popovers the buttons are shown.
 */
export function RowMenu({ name, items, history, opens }: RowMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** Null while the menu is closed. */
  const [position, setPosition] = useState<CSSProperties | null>(null);
  const content = (
    <>
      {items.map(({ label, word, icon: Icon, onClick }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={() => {
            onClick();
            // Gives the focus back to the opener, to which it returns again from a dialog.
            menu.current?.hidePopover();
          }}
          className={ITEM}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {word}
        </button>
      ))}
      <HistoryLink {...history} label={words.historyOf(name)} className={ITEM} />
    </>
  );
  if (!('popover' in HTMLElement.prototype)) {
    return <div className="flex flex-wrap">{content}</div>;
  }

  const placeBeforeOpening = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && opener.current) setPosition(positionAt(opener.current));
  };
  const emptyAfterClosing = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setPosition(null);
  };
  // A popover does not trap the focus: close it when the focus leaves. The opener closes it itself.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isOutside && !opener.current?.contains(relatedTarget)) menu.current?.hidePopover();
  };
  return (
    <>
      <RowButton
        {...opens}
        ref={opener}
        label={words.more.of(name)}
        word={words.more.word}
        icon={Ellipsis}
        popoverTarget={id}
        aria-expanded={position !== null}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={words.more.of(name)}
        onBeforeToggle={placeBeforeOpening}
        onToggle={emptyAfterClosing}
        onBlur={closeWhenLeft}
        style={position ?? undefined}
        className="absolute m-0 w-60 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface-raised p-1.5 text-default shadow-soft"
      >
        {position && content}
      </div>
    </>
  );
}

const ITEM =
  'flex min-h-target w-full items-center gap-3 rounded-lg px-3 text-start font-semibold hover:bg-surface-muted';

/** In the page, so that it scrolls with its row: below the opener or, at the foot of the screen, above it. */
function positionAt(opener: HTMLElement): CSSProperties {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= ROOM || top < ROOM;
  return {
    left: 'auto',
    right: clientWidth - right,
    top: window.scrollY + (isBelow ? bottom : top),
    bottom: 'auto',
    translate: isBelow ? undefined : '0 -100%',
  };
}
