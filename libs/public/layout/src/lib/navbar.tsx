import { paths, PageLink, type NavigationEntry } from '@lereng/web-feature';
import { classNames, type LogoImage, useHydrated } from '@lereng/web-ui';
import { useLocation } from 'react-router-dom';
import { Brand } from './brand';
import { LanguageLink } from './language-link';
import { Navigation, SidebarButton } from './navigation';
import { useScrolled } from './use-scrolled';
import { useWords } from './words';

export interface NavbarProps {
  navigation: NavigationEntry[];
  siteName: string;
  logo: LogoImage | null;
}

const SOLID_AFTER = 50;

/**
 * The bar at the top: transparent over a hero (`data-hero`), solid once scrolled. Before hydration
 * the scroll position is unknown, so the bar scrolls away with the hero instead of staying
 * unreadable over the text.
 */
export function Navbar({ navigation, siteName, logo }: NavbarProps) {
  const words = useWords();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const solid = useScrolled(SOLID_AFTER);
  return (
    <header
      data-solid={solid || undefined}
      className={classNames(
        'group/bar [view-transition-name:navbar] inset-x-0 top-0 z-30 h-bar border-b transition-[background-color,color,border-color,transform] duration-200 max-md:tall:bar-away:not-focus-within:-translate-y-[110%]',
        hydrated ? 'fixed short:absolute' : 'absolute',
        solid ? 'bg-surface shadow-soft' : 'bar-at-top',
      )}
    >
      <div className="@container wrap flex h-full items-center justify-between gap-6">
        <PageLink
          to={paths.home.getHref()}
          aria-label={words.toHome(siteName)}
          className="bar-brand"
        >
          <Brand siteName={siteName} logo={logo} size="small" />
        </PageLink>
        <Navigation navigation={navigation} pathname={pathname} siteName={siteName} logo={logo} />
        <div className="flex shrink-0 items-center">
          <LanguageLink isShort className="bar-language" />
          <SidebarButton className="lg:hidden" />
        </div>
      </div>
    </header>
  );
}
