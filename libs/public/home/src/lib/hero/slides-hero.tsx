import { useVenue } from '@lereng/public-kit';
import { heroLine } from '@lereng/shared-domain';
import type { Slide } from '@lereng/web-data-access/slides';
import { CarouselSlides } from '../carousel/carousel-slides';
import { useCarousel } from '../carousel/use-carousel';
import { decodePicture } from './decode-picture';
import { ownLang } from '@lereng/web-ui';
import { HeroFrame } from './hero-frame';
import { slidePicture } from './slide-sizes';

const INTERVAL = 4500;

/**
 * The owner's slides, none while they load. The main heading stays while they change; each slide's title describes its
 * picture.
 */
export function SlidesHero({ slides }: { slides: readonly Slide[] }) {
  const venue = useVenue();
  const carousel = useCarousel({
    count: slides.length,
    interval: INTERVAL,
    prepare: decodePicture,
  });
  return (
    <HeroFrame
      carousel={carousel}
      pictures={slides.map((slide) => ({ image: slidePicture(slide), alt: '' }))}
      decorative
      line={
        <h1
          lang={venue.lang('hero_line', 'tagline')}
          className="line-clamp-3 leading-normal font-semibold tracking-normal sm:text-lg landscape-phone:text-base"
        >
          {heroLine(venue.text)}
        </h1>
      }
    >
      <CarouselSlides
        carousel={carousel}
        layout="stack"
        renderSlide={(position) => <SlideWords slide={slides[position]} />}
      />
    </HeroFrame>
  );
}

function SlideWords({ slide }: { slide: Slide | undefined }) {
  if (!slide) return null;
  return (
    <>
      <h2 lang={ownLang(slide, 'title')} className="slide-title">
        {slide.title}
      </h2>
      {slide.description && (
        <p lang={ownLang(slide, 'description')} className="slide-text">
          {slide.description}
        </p>
      )}
    </>
  );
}
