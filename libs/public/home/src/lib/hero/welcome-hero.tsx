import { useVenue, type Venue } from '@lereng/public-kit';
import { useCarousel } from '../carousel/use-carousel';
import { scenes } from '../scenes.gen';
import { useWords } from './words';
import { HeroFrame } from './hero-frame';

const INTERVAL = 2000;
const LOCK = 500;

/** Decoration, as no built-in scene is a picture of the venue. */
const SCENES = Object.values(scenes).map((image) => ({ image, alt: '' }));

/** The photo that a venue has for its description tells more of it than a built-in scene. */
const picturesOf = ({ homeImage }: Venue, alt: string) =>
  homeImage ? [{ image: homeImage, alt }] : SCENES;

/** A welcome over built-in scenes, while the owner has no slides. */
export default function WelcomeHero() {
  const words = useWords();
  const venue = useVenue();
  const shown = picturesOf(venue, words.photo(venue.siteName));
  const carousel = useCarousel({ count: shown.length, interval: INTERVAL, lock: LOCK });
  return (
    <HeroFrame carousel={carousel} pictures={shown} decorative={shown === SCENES}>
      <h1 className="max-w-2xl text-3xl text-balance max-[22rem]:text-2xl sm:text-4xl lg:max-w-5xl lg:text-[clamp(3rem,5vw,4.5rem)] lg:leading-[1.12] landscape-phone:text-2xl">
        {words.welcome(venue.siteName)}
      </h1>
      <p className="mt-2 line-clamp-3 max-w-md sm:mt-3 sm:text-lg landscape-phone:mt-1 landscape-phone:text-base">
        {venue.text('hero_line') ?? venue.text('tagline') ?? words.welcomeLine}
      </p>
    </HeroFrame>
  );
}
