import { PageLink, usePageEnvironment, type NavigationEntry } from '@lereng/web-feature';
import { classNames, Icon, type LogoImage } from '@lereng/web-ui';
import { memo, useEffect, useRef, type FocusEvent, type ToggleEvent } from 'react';
import { ariaCurrent } from './aria-current';
import { Brand } from './brand';
import { useWords } from './words';

const ID = 'navigasi';
/** The `lg` breakpoint, from which the bar shows the navigation. */
const DESKTOP = '(min-width: 64rem)';

/**
 * Opens the sidebar as a native popover: works without scripts, closes on Escape and outside
 * clicks, restores the focus. Without popovers it is hidden, and the footer lists the pages.
 */
export function SidebarButton({ className }: { className?: string }) {
  const words = useWords();
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
  logo: LogoImage | null;
}

/**
 * The list of pages, once in the document: a row in the bar on a desktop, below that the sidebar. So
 * browsers without style sheets, which show both, and search engines have it once. The bar around it follows scrolling.
 */
export const Navigation = memo(function Navigation({
  navigation,
  pathname,
  siteName,
  logo,
}: NavigationProps) {
  const words = useWords();
  const { preloadCode } = usePageEnvironment();
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

  const whenOpen = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    closer.current?.focus({ preventScroll: true });
    // While the visitor reads, so that a tap waits for data alone.
    preloadCode(navigation.map(({ to }) => to));
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
      onToggle={whenOpen}
      onBlur={closeWhenLeft}
      data-scroll-lock=""
      className="site-navigation lg:open:hidden"
    >
      <div className="flex h-bar shrink-0 items-center justify-between gap-2 border-b pr-2 pl-5 lg:hidden">
        <Brand siteName={siteName} logo={logo} size="small" />
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
        {navigation.map(({ label, lang, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              lang={lang}
              aria-current={ariaCurrent(pathname, to)}
              onClick={close}
              className="site-navigation-link"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
