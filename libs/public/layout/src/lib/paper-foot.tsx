import { toVenue } from '@lereng/public-kit';
import { DEFAULT_LOCALE, nameKey, type Locale } from '@lereng/shared-domain';
import { formatPhone, whatsappNumber } from '@lereng/shared-domain/contact';
import { weeklyHoursText } from '@lereng/shared-sentences';
import { useRead } from '@lereng/web-data-access';
import { LogoPicture } from '@lereng/web-ui';
import { wordsIn } from './words';

export interface PaperFootProps {
  /** Canonical URL of the page. */
  url: string;
  /** Given, as it stands outside of the shell. */
  locale: Locale;
  /** Path of the URL's QR code; null for a page that has none. */
  qrCode: string | null;
}

/**
 * What stands below a page on paper: its QR code and URL, and where the venue is. On a screen it is not
 * displayed, so browsers leave its lazy image out. The texts are attributes, as pages have the same ones.
 */
export function PaperFoot({ url, locale, qrCode }: PaperFootProps) {
  const { data: settings = [] } = useRead('listSiteSettings');
  const venue = toVenue(settings, locale);
  const { siteName, logo } = venue;
  const { openingHours } = venue;
  const hours = openingHours && weeklyHoursText(openingHours, locale);
  const isIndonesian = hours === null && locale !== DEFAULT_LOCALE;
  const { data: links = [] } = useRead('listSocialMedia');
  const whatsapp = links.find(({ platform }) => nameKey(platform) === 'WHATSAPP');
  const number = whatsapp && whatsappNumber(whatsapp.url);
  const lines = [
    { line: url },
    { line: venue.address },
    { line: hours ?? openingHours, lang: isIndonesian ? DEFAULT_LOCALE : undefined },
    { line: venue.directions, lang: venue.lang('directions') },
    { line: number ? wordsIn(locale).whatsapp(formatPhone(number)) : null },
  ].filter(({ line }) => line !== null);
  return (
    <div className="hidden break-inside-avoid items-center gap-6 border-t pt-4 print:flex">
      <img
        src={qrCode ?? undefined}
        hidden={qrCode === null}
        alt=""
        width="104"
        height="104"
        loading="lazy"
        className="shrink-0"
      />
      {logo && <LogoPicture image={logo} siteName={siteName} height={48} className="h-12" lazy />}
      <div className="min-w-0">
        {lines.map(({ line, lang }, position) => (
          <p key={position} lang={lang} data-line={line} className="paper-line" />
        ))}
      </div>
    </div>
  );
}
