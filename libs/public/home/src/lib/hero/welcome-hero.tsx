import { useVenue, type Venue } from '@lereng/public-kit';
import { useCarousel } from '../carousel/use-carousel';
import { scenes } from '../scenes.gen';
import { useWords } from './words';
import { decodePicture } from './decode-picture';
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
  const carousel = useCarousel({
    count: shown.length,
    interval: INTERVAL,
    lock: LOCK,
    prepare: decodePicture,
  });
  return (
    <HeroFrame carousel={carousel} pictures={shown} decorative={shown === SCENES}>
      <h1 className="slide-title">{words.welcome(venue.siteName)}</h1>
      <p lang={venue.lang('hero_line', 'tagline')} className="slide-text">
        {venue.text('hero_line') ?? venue.text('tagline') ?? words.welcomeLine}
      </p>
    </HeroFrame>
  );
}
