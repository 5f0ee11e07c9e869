import { ownerText, useVenue, type Venue } from '@lereng/public-kit';
import { useCarousel } from '../carousel/use-carousel';
import { sceneNames } from '../scene-names';
import { scenes } from '../scenes.gen';
import { words } from './words';
import { HeroFrame } from './hero-frame';

const INTERVAL = 2000;
const LOCK = 500;

const SCENES = (['ridgeAtDawn', 'cafeTerrace', 'orangeOrchard', 'jeepTrack'] as const).map(
  (scene) => ({ image: scenes[scene], alt: sceneNames[scene] }),
);
/** Decoration for a venue of its own, of which no built-in scene is a picture. */
const SCENES_OF_ANY = [scenes.ridgeAtDawn, scenes.cafeTerrace].map((image) => ({ image, alt: '' }));

/** The photo that another venue has for its description tells more of it than a built-in scene. */
function picturesOf({ isOwn, homeImage, siteName }: Venue) {
  if (!isOwn) return SCENES;
  return homeImage ? [{ image: homeImage, alt: words.photo(siteName) }] : SCENES_OF_ANY;
}

/** A welcome over built-in scenes, while the owner has no slides. */
export default function WelcomeHero() {
  const venue = useVenue();
  const shown = picturesOf(venue);
  const carousel = useCarousel({ count: shown.length, interval: INTERVAL, lock: LOCK });
  return (
    <HeroFrame carousel={carousel} pictures={shown} decorative={shown === SCENES_OF_ANY}>
      <h1 className="max-w-2xl text-3xl text-balance max-[22rem]:text-2xl sm:text-4xl lg:max-w-5xl lg:text-[clamp(3rem,5vw,4.5rem)] lg:leading-[1.12] landscape-phone:text-2xl">
        {words.welcome(venue.siteName)}
      </h1>
      <p className="mt-2 line-clamp-3 max-w-md sm:mt-3 sm:text-lg landscape-phone:mt-1 landscape-phone:text-base">
        {ownerText(
          venue,
          'hero_line',
          words.welcomeLine,
          venue.text('tagline') ?? words.welcomeLineOfAny,
        )}
      </p>
    </HeroFrame>
  );
}
