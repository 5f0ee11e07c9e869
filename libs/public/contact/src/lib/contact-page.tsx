import { OpeningNews, ownerText, useDayStates, useVenue } from '@lereng/public-kit';
import { knownPlatform } from '@lereng/shared-domain/contact';
import { useRead } from '@lereng/web-data-access';
import { ContactCard } from './contact-card';
import { PlaceSection } from './place-section';
import { useWords } from './words';

const isWhatsapp = (platform: string) => knownPlatform(platform) === 'whatsapp';

/** Contact channels, WhatsApp first, and location. Order buttons link here while there is no WhatsApp number. */
export default function ContactPage() {
  const words = useWords();
  const { data: links = [] } = useRead('listSocialMedia');
  const venue = useVenue();
  const days = useDayStates();
  const isPlaceKnown = venue.address !== null && venue.openingHours !== null;
  const hasPlace =
    [venue.address, venue.openingHours, venue.directions, venue.mapsUrl].some(
      (fact) => fact !== null,
    ) || days.length > 0;
  const first = links.filter(({ platform }) => isWhatsapp(platform));
  const others = links.filter(({ platform }) => !isWhatsapp(platform));
  return (
    <div className="wrap pt-8 pb-16 sm:pt-12 lg:pb-24">
      <h1 lang={venue.lang('contact_name')} className="text-3xl wrap-anywhere sm:text-4xl">
        {ownerText(venue, 'contact_name', words.title)}
      </h1>
      <OpeningNews className="mt-3 flex flex-col gap-2 sm:text-lg" />
      {links.length === 0 ? (
        <p className="mt-3 max-w-prose text-muted sm:text-lg">
          {isPlaceKnown ? words.noChannels : words.noChannelsNorPlace}
        </p>
      ) : (
        <section aria-labelledby="hubungi">
          <p
            lang={venue.lang('contact_introduction')}
            className="mt-3 max-w-prose text-muted sm:text-lg"
          >
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
