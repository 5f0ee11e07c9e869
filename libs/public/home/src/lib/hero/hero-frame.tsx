import { DayLine, useDayStates, useVenue } from '@lereng/public-kit';
import { mainLinks } from '@lereng/shared-domain/contact';
import { nearDays } from '@lereng/shared-domain/venue';
import { useRead } from '@lereng/web-data-access';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ButtonLink, Icon, Picture, type ResponsiveImage } from '@lereng/web-ui';
import { CarouselControls } from '../carousel/carousel-controls';
import { CarouselSlides } from '../carousel/carousel-slides';
import type { Carousel } from '../carousel/use-carousel';
import { memo, type ReactNode } from 'react';
import { useWords } from './words';
import { HeroOffer } from './hero-offer';
import { slideSizes } from './slide-sizes';
import { SocialLinks } from './social-links';
import { usePageLoaded } from './use-page-loaded';

const BUTTON = 'max-sm:flex-1 max-sm:px-4';

interface HeroPicture {
  image: ResponsiveImage;
  alt: string;
}

export interface HeroFrameProps {
  carousel: Carousel;
  /** One for each slide, filling the frame. */
  pictures: readonly HeroPicture[];
  /** Hidden from screen readers. */
  decorative: boolean;
  /** Headings and text at the bottom, on a dark gradient. */
  children: ReactNode;
}

/** The hero: pictures, headings, the best offer, ways to the venue and its prices, social links. */
export function HeroFrame({ carousel, pictures, decorative, children }: HeroFrameProps) {
  const words = useWords();
  const loaded = usePageLoaded();
  return (
    <section
      data-hero=""
      aria-roledescription={carousel.count > 1 ? words.carouselRole : undefined}
      aria-label={words.carousel}
      className="on-dark hero"
      {...carousel.region}
    >
      <CarouselSlides
        carousel={carousel}
        ready={loaded}
        decorative={decorative}
        renderSlide={(position, near) => {
          const picture = pictures[position];
          return (
            near &&
            picture && (
              <Picture
                {...picture}
                sizes={slideSizes(picture.image)}
                priority={position === 0}
                className="size-full"
              />
            )
          );
        }}
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 h-32 scrim-head lg:h-48" />
      <div className="pointer-events-none relative scrim-foot pt-24 landscape-phone:pt-19">
        <div className="wrap pb-3 sm:pb-8 landscape-phone:pb-3">
          <div className="landscape-phone:max-w-[60%]">{children}</div>
          <HeroNews />
          <div className="pointer-events-auto mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 sm:mt-5 sm:gap-x-5 landscape-phone:mt-2">
            <HeroWays />
            <CarouselControls carousel={carousel} className="hero-controls" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What holds today, and the best offer. As the ways, it is not rendered with each slide. */
const HeroNews = memo(function HeroNews() {
  const { today } = usePageEnvironment();
  const days = nearDays(useDayStates(), today);
  return (
    <>
      <DayLine state={days} className="mt-3 text-inverse" />
      <HeroOffer />
    </>
  );
});

/** Buttons to prices and venue, and the main social links. */
const HeroWays = memo(function HeroWays() {
  const words = useWords();
  const { mapsUrl } = useVenue();
  const { data: links = [] } = useRead('listSocialMedia');
  const visit =
    mapsUrl === null
      ? { href: paths.contact.getHref(), link: PageLink }
      : { href: mapsUrl, newTab: true };
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:gap-3">
        <ButtonLink href={paths.menu.getHref()} link={PageLink} className={BUTTON}>
          {words.menuAndPrices}
        </ButtonLink>{' '}
        <ButtonLink {...visit} variant="light" className={BUTTON}>
          <Icon name="map-pin" className="size-5 max-[24rem]:hidden" />
          {words.visit}
        </ButtonLink>
      </div>
      <SocialLinks links={mainLinks(links)} />
    </>
  );
});
