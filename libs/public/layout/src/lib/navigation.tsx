import { PageLink, type NavigationEntry } from '@lereng/web-feature';
import { classNames, Icon } from '@lereng/web-ui';
import { useEffect, useRef, type FocusEvent, type ToggleEvent } from 'react';
import { ariaCurrent } from './aria-current';
import { Brand } from './brand';
import { words } from './words';

const ID = 'navigasi';
/** The `lg` breakpoint, from which the bar shows the navigation. */
const DESKTOP = '(min-width: 64rem)';

// Undoes what browsers do to a popover that is not open.
const BAR =
  'lg:static lg:-mr-4 lg:block lg:shrink-0 lg:overflow-visible lg:bg-transparent lg:text-inherit lg:open:hidden';
const BAR_LINK =
  'lg:min-h-target lg:rounded-chip lg:decoration-accent-bright lg:decoration-3 lg:underline-offset-8 lg:transition-colors lg:hover:bg-surface-inverse/6 lg:aria-[current]:underline lg:over-hero:group-not-data-solid/bar:hover:bg-inverse/15';

const SIDEBAR =
  'max-lg:on-light max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(20rem,85vw)] max-lg:translate-x-full max-lg:flex-col max-lg:bg-surface max-lg:text-default max-lg:shadow-soft max-lg:transition-[translate,display,overlay] max-lg:transition-discrete max-lg:duration-250 max-lg:backdrop:bg-surface-inverse/60 max-lg:open:flex max-lg:open:translate-x-0 max-lg:short:overflow-y-auto max-lg:no-popover:hidden max-lg:starting:open:translate-x-full';
const SIDEBAR_LINK =
  'flex items-center px-4 font-semibold max-lg:min-h-13 max-lg:rounded-card max-lg:text-lg max-lg:hover:bg-surface-muted max-lg:aria-[current]:bg-surface-muted max-lg:aria-[current]:text-accent-strong';

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
      <Icon name="menu" className="size-7" />
    </button>
  );
}

export interface NavigationProps {
  navigation: NavigationEntry[];
  pathname: string;
  siteName: string;
}

/**
 * The list of pages, once in the document: a row in the bar on a desktop, below that the sidebar. So
 * browsers without style sheets, which show both, and search engines have it once.
 */
export function Navigation({ navigation, pathname, siteName }: NavigationProps) {
  const sidebar = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  // Does nothing where it is not open. Browsers without popovers lack the method.
  const close = () => sidebar.current?.hidePopover?.();

  // Hidden by CSS alone it would stay open and keep the page scroll-locked.
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const closeOnDesktop = () => desktop.matches && close();
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
      aria-label={words.navigation}
      onToggle={focusWhenOpen}
      onBlur={closeWhenLeft}
      data-scroll-lock=""
      className={classNames(BAR, SIDEBAR)}
    >
      <div className="flex h-bar shrink-0 items-center justify-between gap-2 border-b pr-2 pl-5 lg:hidden">
        <Brand siteName={siteName} size="small" />
        <button
          ref={closer}
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={words.closeNavigation}
          className="flex size-12 shrink-0 items-center justify-center rounded-chip hover:bg-surface-muted"
        >
          <Icon name="x" className="size-7" />
        </button>
      </div>
      <ul className="flex gap-1 max-lg:flex-col max-lg:p-4 max-lg:tall:overflow-y-auto">
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={ariaCurrent(pathname, to)}
              onClick={close}
              className={classNames(BAR_LINK, SIDEBAR_LINK)}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
