import {
  DayLine,
  PlatformIconLink,
  useDayStates,
  WeeklyHours,
  type Venue,
} from '@lereng/public-kit';
import { knownPlatform, mainLinks, platformName } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { PageLink, paths, usePageEnvironment, type NavigationEntry } from '@lereng/web-feature';
import { useLocation } from 'react-router-dom';
import { ariaCurrent } from './aria-current';
import { Brand } from './brand';
import { LanguageLink } from './language-link';
import { useWords } from './words';

export interface FooterProps {
  navigation: readonly NavigationEntry[];
  links: readonly SocialMedia[];
  venue: Venue;
}

/** How all platforms with an icon look. */
const ICON = { className: 'footer-chip size-14', iconClassName: 'size-7' };

/** The pages that say where and when the venue is, above the footer. */
const SAID_THERE: readonly string[] = [paths.home.getHref(), paths.contact.getHref()];

/** Name, description and social links, the list of pages, where and when: on every page. */
export function Footer({ navigation, links, venue }: FooterProps) {
  const words = useWords();
  const { today } = usePageEnvironment();
  const { pathname } = useLocation();
  const { siteName, siteDescription, address, openingHours } = venue;
  const [nextDays] = useDayStates();
  const main = mainLinks(links);
  const others = links.filter((link) => !main.includes(link));
  const isSaidThere = SAID_THERE.includes(pathname);
  return (
    <footer className="on-dark bg-surface-inverse text-inverse-soft with-order:tall:pb-20 with-bottom-bar:tall:max-md:pb-20 with-foot-notes:tall:max-md:pb-44">
      <div className="wrap pt-14">
        <div className="flex max-w-md flex-col sm:mx-auto sm:items-center sm:text-center">
          <Brand siteName={siteName} logo={venue.logo} size="large" />
          <p
            lang={venue.lang('site_description', 'tagline')}
            className="mt-4 whitespace-pre-line wrap-anywhere text-inverse-muted/85"
          >
            {siteDescription}
          </p>
          <DayLine state={nextDays} className="mt-4 text-left text-sm text-inverse" />
          {main.length > 0 && (
            <ul
              aria-label={words.socialLinks}
              className="mt-6 flex flex-wrap gap-3 sm:justify-center"
            >
              {main.map((link) => (
                <li key={link.id}>
                  <PlatformIconLink link={link} {...ICON} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="footer-row mt-12 items-center gap-y-6 lg:flex-nowrap">
          <Pages navigation={navigation} />
          {others.length > 0 && (
            <ul
              aria-label={words.otherLinks}
              className="flex flex-wrap gap-3 lg:max-w-72 lg:justify-end"
            >
              {others.map((link) => (
                <li key={link.id} className="min-w-0">
                  {knownPlatform(link.platform) ? (
                    <PlatformIconLink link={link} {...ICON} />
                  ) : (
                    <NamedLink {...link} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="footer-row gap-y-2 text-sm wrap-anywhere text-inverse-muted/85">
          <p>{words.copyright(today.slice(0, 4), siteName)}</p>
          {!isSaidThere && address !== null && <p className="whitespace-pre-line">{address}</p>}
          {!isSaidThere && openingHours !== null && (
            <p className="whitespace-pre-line">
              <WeeklyHours text={openingHours} />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

/** A platform without an icon. */
const NamedLink = ({ platform, url }: SocialMedia) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={platform}
    className="footer-chip min-h-14 px-5 py-2 text-center text-sm font-semibold"
  >
    <span className="wrap-anywhere first-letter:uppercase">{platformName(platform)}</span>
  </a>
);

/** Also in the sidebar, but that takes a browser with popovers to open. */
function Pages({ navigation }: Pick<FooterProps, 'navigation'>) {
  const words = useWords();
  const { pathname } = useLocation();
  const { site } = usePageEnvironment();
  return (
    <nav aria-label={words.pages} className="max-sm:basis-full">
      <ul className="grid grid-cols-[auto_auto] gap-x-8 sm:flex sm:flex-wrap">
        {navigation.map(({ label, lang, to }) => (
          <li key={to}>
            <PageLink
              to={to}
              lang={lang}
              aria-current={ariaCurrent(pathname, to)}
              className="footer-link"
            >
              {label}
            </PageLink>
          </li>
        ))}
        {site.locales && (
          <li>
            <LanguageLink className="footer-link" />
          </li>
        )}
      </ul>
    </nav>
  );
}
