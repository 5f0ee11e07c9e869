import { paths, PageLink, type NavigationEntry } from '@lereng/web-feature';
import { classNames, useHydrated } from '@lereng/web-ui';
import { useLocation } from 'react-router-dom';
import { currentMark } from './current-mark';
import { Brand } from './brand';
import { Sidebar, SidebarButton } from './sidebar';
import { useScrolled } from './use-scrolled';
import { words } from './words';

export interface NavbarProps {
  navigation: NavigationEntry[];
  siteName: string;
}

const SOLID_AFTER = 50;

/**
 * The bar at the top: clear over a page's hero (an element with `data-hero`), solid once scrolled.
 *
 * Only a script can tell how far the page is scrolled, so before it runs and without it the bar
 * scrolls away with the hero that it was made for instead of lying unreadable over the text.
 */
export function Navbar({ navigation, siteName }: NavbarProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const solid = useScrolled(SOLID_AFTER);
  return (
    <header
      data-solid={solid || undefined}
      className={classNames(
        'group/bar [view-transition-name:navbar] inset-x-0 top-0 z-30 h-bar border-b transition-[background-color,color,border-color]',
        hydrated ? 'fixed' : 'absolute',
        solid
          ? 'bg-kabut shadow-soft'
          : 'border-transparent bg-kabut over-hero:on-dark over-hero:bg-transparent over-hero:text-white',
      )}
    >
      <div className="wrap flex h-full items-center justify-between gap-6">
        <PageLink
          to={paths.home.getHref()}
          aria-label={words.toHome(siteName)}
          className="flex min-h-target min-w-0 items-center rounded-card"
        >
          <Brand siteName={siteName} size="small" />
        </PageLink>
        <nav aria-label={words.mainNavigation} className="-mr-4 hidden shrink-0 lg:block">
          <ul className="flex gap-1">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <PageLink
                  to={to}
                  aria-current={currentMark(pathname, to)}
                  className="flex min-h-target items-center rounded-chip px-4 font-semibold decoration-jeruk-terang decoration-3 underline-offset-8 transition-colors hover:bg-lava/6 aria-[current]:underline over-hero:group-not-data-solid/bar:hover:bg-white/15"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <SidebarButton className="lg:hidden" />
      </div>
      <Sidebar navigation={navigation} pathname={pathname} siteName={siteName} />
    </header>
  );
}
