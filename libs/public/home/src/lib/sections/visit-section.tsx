import {
  DayLine,
  Fact,
  ownerText,
  useDayStates,
  VenueFacts,
  VenuePlace,
  type Venue,
} from '@lereng/public-kit';
import { contactLabel, platformName } from '@lereng/shared-domain/contact';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon } from '@lereng/web-ui';
import { useWords } from './words';
import { HomeSection } from './home-section';

/** Location, opening hours and contact channels. */
export function VisitSection({ venue, links }: { venue: Venue; links: readonly SocialMedia[] }) {
  const words = useWords();
  const [nextDays] = useDayStates();
  return (
    <HomeSection
      labelledBy="kunjungi"
      height="[--height:57rem] lg:[--height:31rem]"
      className="wrap grid grid-cols-1 gap-10 py-16 lg:grid-cols-[1fr_1.3fr] lg:gap-16 lg:py-24"
    >
      <div className="min-w-0">
        <h2
          id="kunjungi"
          lang={venue.lang('contact_name')}
          className="text-2xl wrap-anywhere sm:text-3xl"
        >
          {ownerText(venue, 'contact_name', words.visitTitle)}
        </h2>
        <p
          lang={venue.lang('home_contact_line')}
          className="mt-3 max-w-prose text-muted sm:text-lg"
        >
          {ownerText(venue, 'home_contact_line', words.visitLine)}
        </p>
        <DayLine state={nextDays} className="mt-4 sm:text-lg" />
        <VenueFacts venue={venue} className="mt-8 print:grid print:grid-cols-2">
          {links.map(({ id, platform, url }) => (
            <Fact key={id} name={platformName(platform)} icon={<BrandIcon platform={platform} />}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link -my-2 wrap-anywhere"
              >
                {contactLabel(platform, url)}
              </a>
            </Fact>
          ))}
        </VenueFacts>
      </div>
      <VenuePlace venue={venue} className="min-h-96" />
    </HomeSection>
  );
}
