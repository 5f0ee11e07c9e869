import { OpeningNews, useVenue } from '@lereng/public-kit';
import { mainLinks } from '@lereng/shared-domain/contact';
import { useRead } from '@lereng/web-data-access';
import { PageLink, paths } from '@lereng/web-feature';
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

const BUTTON = 'max-sm:grow max-sm:px-3';

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
  /** What stands before whether the venue is open. */
  line?: ReactNode;
  /** Headline and sentence. */
  children: ReactNode;
}

/**
 * The hero: pictures, and on them whether the venue is open, headline and sentence with the best offer, ways to the
 * prices and the venue, and a quiet row of social links and controls.
 */
export function HeroFrame({ carousel, pictures, decorative, line, children }: HeroFrameProps) {
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
      <div className="pointer-events-none absolute inset-x-0 top-0 h-32 scrim-head with-notice:hidden lg:h-40" />
      <div className="pointer-events-none scrim-foot pt-20 landscape-phone:pt-19">
        <div className="wrap hero-text">
          <div className="hero-line">
            {line}
            <HeroNews />
          </div>
          <div className="hero-words">{children}</div>
          <HeroOffer />
          <div className="hero-foot">
            <HeroWays />
            <CarouselControls carousel={carousel} className="hero-controls" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** As the ways, it is not rendered with each slide. */
const HeroNews = memo(function HeroNews() {
  return <OpeningNews className="hero-news" />;
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
        <ButtonLink {...visit} variant="outline" className={BUTTON}>
          <Icon name="map-pin" className="size-5 max-[24rem]:hidden" />
          {words.visit}
        </ButtonLink>
      </div>
      <SocialLinks links={mainLinks(links)} />
    </>
  );
});
