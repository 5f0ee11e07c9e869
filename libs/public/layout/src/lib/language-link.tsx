import { localPath, type ByLocale } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import { useLocation } from 'react-router-dom';

/** Each language by its own name, and as short as the bar of a phone needs it. */
const NAMES: ByLocale<{ name: string; short: string }> = {
  id: { name: 'Bahasa Indonesia', short: 'ID' },
  en: { name: 'English', short: 'EN' },
};

export interface LanguageLinkProps {
  className: string;
  isShort?: boolean;
}

/**
 * Leads to the same page in the other language of the site, where it has one. A document is loaded, as the scripts of
 * each language have its words alone. Nobody is led there but by this link (E9).
 */
export function LanguageLink({ className, isShort = false }: LanguageLinkProps) {
  const { site, locale } = usePageEnvironment();
  const { pathname, search } = useLocation();
  const other = site.locales?.find((each) => each !== locale);
  if (!other) return null;
  const { name, short } = NAMES[other];
  return (
    <a
      href={localPath(pathname, other) + search}
      lang={other}
      hrefLang={other}
      aria-label={isShort ? `${short}, ${name}` : undefined}
      className={className}
    >
      {isShort ? short : name}
    </a>
  );
}
