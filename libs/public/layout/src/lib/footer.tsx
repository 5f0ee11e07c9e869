import { DayLine, PlatformIconLink, useDayStates, type Venue } from '@lereng/public-kit';
import { knownPlatform, mainLinks, platformName } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { PageLink, paths, usePageEnvironment, type NavigationEntry } from '@lereng/web-feature';
import { BrandIcon } from '@lereng/web-ui';
import { useLocation } from 'react-router-dom';
import { ariaCurrent } from './aria-current';
import { Brand } from './brand';
import { useWords } from './words';

export interface FooterProps {
  navigation: readonly NavigationEntry[];
  links: readonly SocialMedia[];
  venue: Venue;
}

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
  const facts = SAID_THERE.includes(pathname) ? [] : [address, openingHours];
  return (
    <footer className="on-dark bg-surface-inverse text-inverse-soft with-order:pb-20 with-bottom-bar:tall:max-md:pb-24 with-bottom-bar:with-order:tall:max-md:pb-40">
      <div className="wrap pt-14">
        <div className="mx-auto flex max-w-md flex-col items-center text-center">
          <Brand siteName={siteName} logo={venue.logo} size="large" />
          <p className="mt-4 whitespace-pre-line wrap-anywhere text-inverse-muted/85">
            {siteDescription}
          </p>
          <DayLine state={nextDays} className="mt-4 text-left text-sm text-inverse" />
          {main.length > 0 && (
            <ul aria-label={words.socialLinks} className="mt-6 flex flex-wrap justify-center gap-3">
              {main.map((link) => (
                <li key={link.id}>
                  <PlatformIconLink
                    link={link}
                    className="footer-chip size-14"
                    iconClassName="size-7"
                  />
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
              className="flex flex-wrap gap-2 lg:max-w-xs lg:justify-end"
            >
              {others.map(({ id, platform, url }) => (
                <li key={id} className="min-w-0">
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={platform}
                    className="footer-chip min-h-target min-w-target gap-2 px-4 py-2 text-center text-sm font-semibold"
                  >
                    {knownPlatform(platform) && (
                      <BrandIcon platform={platform} className="size-5" />
                    )}
                    <span className="wrap-anywhere first-letter:uppercase">
                      {platformName(platform)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="footer-row gap-y-2 text-sm wrap-anywhere text-inverse-muted/85">
          <p>{words.copyright(today.slice(0, 4), siteName)}</p>
          {facts.map(
            (fact) =>
              fact !== null && (
                <p key={fact} className="whitespace-pre-line">
                  {fact}
                </p>
              ),
          )}
        </div>
      </div>
    </footer>
  );
}

/** Also in the sidebar, but that takes a browser with popovers to open. */
function Pages({ navigation }: Pick<FooterProps, 'navigation'>) {
  const words = useWords();
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.pages}>
      <ul className="grid grid-cols-[auto_auto] gap-x-8 sm:flex sm:flex-wrap">
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} aria-current={ariaCurrent(pathname, to)} className="footer-link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
