import { isMainPlatform } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { usePageEnvironment } from '@lereng/web-feature';
import { BrandIcon } from '@lereng/web-ui';
import { Brand } from './brand';
import { words } from './words';

export interface FooterProps {
  links: readonly SocialMedia[];
  siteName: string;
  description: string;
}

/** The end of every page: who this is, and where else they are found. */
export function Footer({ links, siteName, description }: FooterProps) {
  const { today } = usePageEnvironment();
  const main = links.filter(({ platform }) => isMainPlatform(platform));
  const others = links.filter(({ platform }) => !isMainPlatform(platform));
  const year = today.slice(0, 4);
  return (
    <footer className="on-dark bg-lava text-kabut with-bottom-bar:max-md:pb-24">
      <div className="wrap grid items-center gap-10 py-14 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,28rem)_minmax(12rem,1fr)]">
        <div className="mx-auto flex w-full max-w-md flex-col items-center text-center lg:col-start-2">
          <Brand siteName={siteName} size="large" />
          <p className="mt-4 whitespace-pre-line wrap-anywhere text-pasir/85">{description}</p>
          {main.length > 0 && (
            <ul aria-label={words.socialLinks} className="mt-6 flex flex-wrap justify-center gap-3">
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
            className="flex flex-wrap justify-center gap-2 lg:col-start-3 lg:justify-end"
          >
            {others.map(({ id, platform, url }) => (
              <li key={id} className="min-w-0">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={platform}
                  className="flex min-h-target min-w-target items-center justify-center rounded-chip border border-white/25 px-4 py-2 text-center text-sm font-semibold transition-colors hover:border-jeruk-terang hover:bg-jeruk-terang hover:text-lava"
                >
                  <span className="wrap-anywhere first-letter:uppercase">{platform}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-white/15">
        <p className="wrap py-6 text-center text-sm wrap-anywhere text-pasir/85">
          {words.copyright(year, siteName)}
        </p>
      </div>
    </footer>
  );
}
