import { PageLink, type NavigationEntry } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ToggleEvent } from 'react';
import { ariaCurrent } from './aria-current';
import { Brand } from './brand';
import { words } from './words';

const ID = 'navigasi';
/** The `lg` breakpoint, from which the bar shows the navigation. */
const DESKTOP = '(min-width: 64rem)';

/**
 * Opens the sidebar as a native popover: works without scripts, closes on Escape and outside
 * clicks, restores the focus. Without popovers it is hidden, and the footer lists the pages.
 */
export function SidebarButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-label={words.openNavigation}
      className={classNames(
        '-mr-2 flex size-12 shrink-0 items-center justify-center rounded-chip hover:bg-surface-inverse/6 no-popover:hidden over-hero:group-not-data-solid/bar:hover:bg-inverse/15',
        className,
      )}
    >
      <Menu aria-hidden="true" className="size-7" />
    </button>
  );
}

export interface SidebarProps {
  navigation: NavigationEntry[];
  pathname: string;
  siteName: string;
}

export function Sidebar({ navigation, pathname, siteName }: SidebarProps) {
  const sidebar = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const close = () => sidebar.current?.hidePopover();

  // Hidden by CSS alone it would stay open and keep the page scroll-locked.
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const closeOnDesktop = () => desktop.matches && sidebar.current?.hidePopover();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, []);

  const focusWhenOpen = ({ newState }: ToggleEvent) => {
    if (newState === 'open') closer.current?.focus({ preventScroll: true });
  };
  // A popover does not trap the focus: close it when the focus leaves.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <nav
      ref={sidebar}
      id={ID}
      popover="auto"
      aria-label={words.sidebar}
      onToggle={focusWhenOpen}
      onBlur={closeWhenLeft}
      data-scroll-lock=""
      className="on-light fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(20rem,85vw)] translate-x-full flex-col bg-surface text-default shadow-soft transition-[translate,display,overlay] transition-discrete duration-250 backdrop:bg-surface-inverse/60 open:flex open:translate-x-0 short:overflow-y-auto no-popover:hidden lg:hidden lg:open:hidden starting:open:translate-x-full"
    >
      <div className="flex h-bar shrink-0 items-center justify-between gap-2 border-b pr-2 pl-5">
        <Brand siteName={siteName} size="small" />
        <button
          ref={closer}
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={words.closeNavigation}
          className="flex size-12 shrink-0 items-center justify-center rounded-chip hover:bg-surface-muted"
        >
          <X aria-hidden="true" className="size-7" />
        </button>
      </div>
      <ul className="flex flex-col gap-1 p-4 tall:overflow-y-auto">
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={ariaCurrent(pathname, to)}
              onClick={close}
              className="flex min-h-13 items-center rounded-card px-4 text-lg font-semibold hover:bg-surface-muted aria-[current]:bg-surface-muted aria-[current]:text-accent-strong"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
