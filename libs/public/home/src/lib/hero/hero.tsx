import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { ButtonLink, CarouselControls, CarouselSlides, Picture, useCarousel } from '@lereng/web-ui';
import { MapPin } from 'lucide-react';
import { scenes } from '../scenes.gen';
import type { Venue } from '../venue-defaults';
import { words } from '../words';
import { SocialLinks } from './social-links';
import { usePageLoaded } from './use-page-loaded';

const INTERVAL = 2000;
const LOCK = 500;

const SLIDES = (['ridgeAtDawn', 'cafeTerrace', 'orangeOrchard', 'jeepTrack'] as const).map(
  (scene) => ({ image: scenes[scene], alt: words.scenes[scene] }),
);

/** The first thing that visitors see: the place itself, a welcome and the way there. */
export function Hero({ venue, links }: { venue: Venue; links: readonly SocialMedia[] }) {
  const carousel = useCarousel({ count: SLIDES.length, interval: INTERVAL, lock: LOCK });
  const loaded = usePageLoaded();
  return (
    <section
      data-hero=""
      aria-roledescription="carousel"
      aria-label={words.carousel}
      className="on-dark relative flex h-[94svh] max-h-[60rem] min-h-[36rem] touch-pan-y flex-col justify-end overflow-hidden bg-lava text-white lg:max-h-[max(56.25vw,36rem)]"
      {...carousel.region}
    >
      <CarouselSlides
        carousel={carousel}
        ready={loaded}
        renderSlide={(position, near) => {
          const slide = SLIDES[position];
          return (
            near &&
            slide && (
              <Picture
                image={slide.image}
                alt={slide.alt}
                sizes="100vw"
                priority={position === 0}
                className="size-full"
              />
            )
          );
        }}
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 h-48 scrim-head" />
      <div className="pointer-events-none relative scrim-foot pt-36">
        <div className="wrap pb-5 sm:pb-8">
          <h1 className="max-w-2xl text-3xl text-balance sm:text-4xl">
            {words.welcome(venue.siteName)}
          </h1>
          <p className="mt-3 max-w-md text-lg text-pasir">{words.welcomeLine}</p>
          <div className="pointer-events-auto mt-6 flex flex-wrap items-center gap-x-3 gap-y-4 sm:gap-x-5">
            <ButtonLink href={venue.mapsUrl} newTab className="min-h-13">
              <MapPin aria-hidden="true" className="size-5" />
              {words.visit}
            </ButtonLink>
            <SocialLinks links={links} />
          </div>
          <CarouselControls
            carousel={carousel}
            className="pointer-events-auto mt-4 -ml-2.5 w-fit lg:-mt-12 lg:-mr-2.5 lg:ml-auto"
          />
        </div>
      </div>
    </section>
  );
}
