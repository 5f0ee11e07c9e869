import { calendarDateIn, isMainPlatform } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { usePageEnvironment } from '@lereng/web-feature';
import { BrandIcon } from '@lereng/web-ui';
import { Logo } from './logo';
import { words } from './words';

export interface FooterProps {
  links: readonly SocialMedia[];
  siteName: string;
}

/** The end of every page: who this is, and where else they are found. */
export function Footer({ links, siteName }: FooterProps) {
  const { site } = usePageEnvironment();
  const main = links.filter(({ platform }) => isMainPlatform(platform));
  const others = links.filter(({ platform }) => !isMainPlatform(platform));
  const year = calendarDateIn(new Date(), site.timeZone).slice(0, 4);
  return (
    <footer className="on-dark bg-lava text-kabut with-bottom-bar:max-md:pb-24">
      <div className="wrap grid items-center gap-10 py-14 lg:grid-cols-[1fr_auto_1fr]">
        <div className="flex flex-col items-center text-center lg:col-start-2">
          <span className="flex items-center gap-3 text-2xl font-extrabold tracking-tight">
            <Logo className="size-12 text-pasir" />
            {siteName}
          </span>
          <p className="mt-4 max-w-md text-pasir/85">{words.description}</p>
          {main.length > 0 && (
            <ul aria-label={words.socialLinks} className="mt-6 flex gap-3">
              {main.map(({ id, platform, url }) => (
                <li key={id}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={platform}
                    className="flex size-14 items-center justify-center rounded-chip border border-white/25 transition-colors hover:border-jeruk-terang hover:bg-jeruk-terang hover:text-lava"
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
            className="flex flex-wrap justify-center gap-2 lg:col-start-3 lg:max-w-64 lg:justify-end lg:justify-self-end"
          >
            {others.map(({ id, platform, url }) => (
              <li key={id} className="min-w-0">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={platform}
                  className="flex min-h-target min-w-target items-center justify-center rounded-chip border border-white/25 px-4 text-sm font-semibold wrap-anywhere capitalize transition-colors hover:border-jeruk-terang hover:bg-jeruk-terang hover:text-lava"
                >
                  {platform}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-white/15">
        {/* A page that was kept over New Year's Eve may still say last year. */}
        <p className="wrap py-6 text-center text-sm text-pasir/85" suppressHydrationWarning>
          {words.copyright(year, siteName)}
        </p>
      </div>
    </footer>
  );
}
