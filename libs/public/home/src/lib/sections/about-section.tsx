import { PHONE_PICTURE, type Venue } from '@lereng/public-kit';
import { Picture } from '@lereng/web-ui';
import { sceneNames } from '../scene-names';
import { aboutScene } from '../about-scene.gen';
import { words } from './words';
import { HomeSection } from './home-section';

const SIZES = `(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, (min-width: 40rem) 92vw, ${PHONE_PICTURE.column}`;

/** A picture and the owner's description; the built-in ones are the default venue's. */
export function AboutSection({ venue }: { venue: Venue }) {
  const builtIn = venue.isOwn
    ? { picture: null, text: venue.siteDescription }
    : { picture: aboutScene, text: words.aboutText(venue.siteName) };
  const picture = venue.homeImage ?? builtIn.picture;
  return (
    <HomeSection
      labelledBy="tentang"
      height="[--height:37rem] lg:[--height:20rem]"
      className="wrap grid gap-8 py-16 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-24 print:grid-cols-2 print:items-start"
    >
      {picture && (
        <Picture
          image={picture}
          alt={venue.homeImage ? words.aboutImage(venue.siteName) : sceneNames.orangeOrchard}
          sizes={SIZES}
          className="aspect-video rounded-card shadow-soft"
        />
      )}
      <div>
        <h2 id="tentang" className="text-2xl sm:text-3xl">
          {words.aboutTitle}
        </h2>
        <p className="mt-5 max-w-prose whitespace-pre-line wrap-anywhere text-muted sm:text-lg">
          {venue.homeDescription ?? builtIn.text}
        </p>
      </div>
    </HomeSection>
  );
}
