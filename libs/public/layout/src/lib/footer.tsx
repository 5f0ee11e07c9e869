import { isMainPlatform, knownPlatform } from '@lereng/shared-domain';
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
  siteName: string;
  description: string;
}

/** Name, description, social links and the list of pages, on every page. */
export function Footer({ navigation, links, siteName, description }: FooterProps) {
  const { today } = usePageEnvironment();
  const { pathname } = useLocation();
  const main = links.filter(({ platform }) => isMainPlatform(platform));
  const others = links.filter(({ platform }) => !isMainPlatform(platform));
  const year = today.slice(0, 4);
  return (
    <footer className="on-dark bg-surface-inverse text-inverse-soft with-bottom-bar:max-md:pb-24">
      <div className="wrap grid items-center gap-10 py-14 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,28rem)_minmax(12rem,1fr)]">
        <div className="mx-auto flex w-full max-w-md flex-col items-center text-center lg:col-start-2">
          <Brand siteName={siteName} size="large" />
          <p className="mt-4 whitespace-pre-line wrap-anywhere text-inverse-muted/85">
            {description}
          </p>
          {main.length > 0 && (
            <ul aria-label={words.socialLinks} className="mt-6 flex flex-wrap justify-center gap-3">
              {main.map(({ id, platform, url }) => (
                <li key={id}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={platform}
                    className="flex size-14 items-center justify-center rounded-chip border border-inverse/25 transition-colors hover:border-accent-bright hover:bg-accent-bright hover:text-default"
                  >
                    <BrandIcon platform={platform} className="size-7" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {others.length > 0 && (
          <ul
            aria-label={words.otherLinks}
            className="flex flex-wrap justify-center gap-2 lg:col-start-3 lg:justify-end"
          >
            {others.map(({ id, platform, url }) => (
              <li key={id} className="min-w-0">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={platform}
                  className="flex min-h-target min-w-target items-center justify-center gap-2 rounded-chip border border-inverse/25 px-4 py-2 text-center text-sm font-semibold transition-colors hover:border-accent-bright hover:bg-accent-bright hover:text-default"
                >
                  {knownPlatform(platform) && <BrandIcon platform={platform} className="size-5" />}
                  <span className="wrap-anywhere first-letter:uppercase">{platform}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-inverse/15">
        <div className="wrap flex flex-col gap-4 py-6">
          {/* Also in the sidebar, but that takes a browser with popovers to open. */}
          <nav aria-label={words.pages}>
            <ul className="flex flex-wrap justify-center">
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <PageLink
                    to={to}
                    aria-current={ariaCurrent(pathname, to)}
                    className="flex min-h-target items-center rounded-chip px-4 text-sm font-semibold decoration-accent-bright decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
                  >
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-center text-sm wrap-anywhere text-inverse-muted/85">
            {words.copyright(year, siteName)}
          </p>
        </div>
      </div>
    </footer>
  );
}
