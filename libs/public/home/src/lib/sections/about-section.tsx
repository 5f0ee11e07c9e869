import { PHONE_PICTURE, type Venue } from '@lereng/public-kit';
import { Picture } from '@lereng/web-ui';
import { aboutScene } from '../about-scene.gen';
import { useWords } from './words';
import { HomeSection } from './home-section';

const SIZES = `(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, (min-width: 40rem) 92vw, ${PHONE_PICTURE.column}`;

/** The owner's picture and description, else the site's description and a scene as decoration. */
export function AboutSection({ venue }: { venue: Venue }) {
  const words = useWords();
  return (
    <HomeSection
      labelledBy="tentang"
      height="[--height:37rem] lg:[--height:20rem]"
      className="wrap grid gap-8 py-16 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-24 print:grid-cols-2 print:items-start"
    >
      <Picture
        image={venue.homeImage ?? aboutScene}
        alt={venue.homeImage ? words.aboutImage(venue.siteName) : ''}
        sizes={SIZES}
        className="aspect-video rounded-card shadow-soft"
      />
      <div>
        <h2 id="tentang" className="text-2xl sm:text-3xl">
          {words.aboutTitle}
        </h2>
        <p
          lang={venue.lang('home_description', 'site_description', 'tagline')}
          className="mt-5 max-w-prose whitespace-pre-line wrap-anywhere text-muted sm:text-lg"
        >
          {venue.homeDescription ?? venue.siteDescription}
        </p>
      </div>
    </HomeSection>
  );
}
