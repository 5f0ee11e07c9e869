import { DayLine, ownerText, useDayStates, useVenue } from '@lereng/public-kit';
import { knownPlatform } from '@lereng/shared-domain/contact';
import { nearDays } from '@lereng/shared-domain/venue';
import { useRead } from '@lereng/web-data-access';
import { usePageEnvironment } from '@lereng/web-feature';
import { ContactCard } from './contact-card';
import { OpeningLine } from './opening-line';
import { PlaceSection } from './place-section';
import { useWords } from './words';

const isWhatsapp = (platform: string) => knownPlatform(platform) === 'whatsapp';

/** Contact channels, WhatsApp first, and location. Order buttons link here while there is no WhatsApp number. */
export default function ContactPage() {
  const words = useWords();
  const { data: links = [] } = useRead('listSocialMedia');
  const venue = useVenue();
  const { today } = usePageEnvironment();
  const days = useDayStates();
  const near = nearDays(days, today);
  // The hours of today are said once: by the calendar where it has them, with its reason and without scripts, too.
  const isSaid = near !== undefined && near.kind !== 'full' && near.from <= today;
  const isPlaceKnown = venue.address !== null && venue.openingHours !== null;
  const hasPlace =
    [venue.address, venue.openingHours, venue.mapsUrl].some((fact) => fact !== null) ||
    days.length > 0;
  const first = links.filter(({ platform }) => isWhatsapp(platform));
  const others = links.filter(({ platform }) => !isWhatsapp(platform));
  return (
    <div className="wrap pt-8 pb-16 sm:pt-12 lg:pb-24">
      <h1 className="text-3xl sm:text-4xl">{ownerText(venue, 'contact_name', words.title)}</h1>
      <OpeningLine hours={venue.openingHours ?? ''} isTodaySaid={isSaid} />
      <DayLine state={near} className="mt-2 sm:text-lg" />
      {links.length === 0 ? (
        <p className="mt-3 max-w-prose text-muted sm:text-lg">
          {isPlaceKnown ? words.noChannels : words.noChannelsNorPlace}
        </p>
      ) : (
        <section aria-labelledby="hubungi">
          <p className="mt-3 max-w-prose text-muted sm:text-lg">
            {ownerText(venue, 'contact_introduction', words.intro)}
          </p>
          <h2 id="hubungi" className="sr-only">
            {words.channels}
          </h2>
          <ul className="mt-8 flex flex-wrap gap-3 sm:gap-5">
            {first.map((link) => (
              <li key={link.id} className="min-w-0 basis-full">
                <ContactCard {...link} large />
              </li>
            ))}
            {others.map((link) => (
              <li key={link.id} className="min-w-0 basis-full lg:grow lg:basis-80">
                <ContactCard {...link} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasPlace && <PlaceSection venue={venue} days={days} />}
    </div>
  );
}
