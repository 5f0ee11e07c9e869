import { DayLine, PlatformIconLink, useDayStates, type Venue } from '@lereng/public-kit';
import { knownPlatform, mainLinks, platformName } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { PageLink, usePageEnvironment, type NavigationEntry } from '@lereng/web-feature';
import { BrandIcon } from '@lereng/web-ui';
import { useLocation } from 'react-router-dom';
import { ariaCurrent } from './aria-current';
import { Brand } from './brand';
import { words } from './words';

export interface FooterProps {
  navigation: readonly NavigationEntry[];
  links: readonly SocialMedia[];
  venue: Venue;
}

/** Where and when, the list of pages, name, description and social links, on every page. */
export function Footer({ navigation, links, venue }: FooterProps) {
  const { today } = usePageEnvironment();
  const { siteName, siteDescription } = venue;
  const [nextDays] = useDayStates();
  const main = mainLinks(links);
  const others = links.filter((link) => !main.includes(link));
  return (
    <footer className="on-dark bg-surface-inverse text-inverse-soft with-order:pb-20 with-bottom-bar:tall:max-md:pb-24 with-bottom-bar:with-order:tall:max-md:pb-40">
      <div className="wrap grid items-center gap-x-10 gap-y-12 py-14 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,28rem)_minmax(12rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {(venue.address ?? venue.openingHours) !== null && (
            <dl className="grid gap-x-6 gap-y-4 text-sm sm:max-lg:grid-cols-2">
              <Fact name={words.address}>{venue.address}</Fact>
              <Fact name={words.openingHours}>{venue.openingHours}</Fact>
            </dl>
          )}
          <DayLine state={nextDays} className="text-sm text-inverse" />
          <Pages navigation={navigation} />
        </div>
        <div className="mx-auto flex w-full max-w-md flex-col items-center text-center">
          <Brand siteName={siteName} logo={venue.logo} size="large" />
          <p className="mt-4 whitespace-pre-line wrap-anywhere text-inverse-muted/85">
            {siteDescription}
          </p>
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
        {others.length > 0 && (
          <ul
            aria-label={words.otherLinks}
            className="flex flex-wrap justify-center gap-2 lg:justify-end"
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
                  {knownPlatform(platform) && <BrandIcon platform={platform} className="size-5" />}
                  <span className="wrap-anywhere first-letter:uppercase">
                    {platformName(platform)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-inverse/15">
        <p className="wrap py-6 text-center text-sm wrap-anywhere text-inverse-muted/85">
          {words.copyright(today.slice(0, 4), siteName)}
        </p>
      </div>
    </footer>
  );
}

function Fact({ name, children }: { name: string; children: string | null }) {
  if (children === null) return null;
  return (
    <div className="min-w-0">
      <dt className="text-inverse-muted/85">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Also in the sidebar, but that takes a browser with popovers to open. */
function Pages({ navigation }: Pick<FooterProps, 'navigation'>) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.pages}>
      <ul className="grid grid-cols-[auto_auto] justify-start gap-x-6 sm:max-lg:flex sm:max-lg:flex-wrap">
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
