import { classNames, LogoPicture } from '@lereng/web-ui';
import { useSiteLogo, useSiteName } from './use-site-name';

/** The site's name, with the owner's logo beside it; in its place where the logo says it. */
export function SiteTitle({ className }: { className: string }) {
  const siteName = useSiteName();
  const logo = useSiteLogo();
  if (!logo) return <span className={className}>{siteName}</span>;
  const beside = logo.image_name_beside !== undefined;
  const picture = (
    <LogoPicture
      image={logo}
      siteName={siteName}
      height={32}
      className={classNames('h-8', beside && 'max-w-24')}
    />
  );
  if (!beside) return <span className="flex min-w-0 py-1">{picture}</span>;
  return (
    <span className="flex min-w-0 items-center gap-2 py-1">
      {picture}
      <span className={classNames('min-w-0', className)}>{siteName}</span>
    </span>
  );
}
