import type { Venue } from '@lereng/public-kit';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { ButtonLink, CarouselControls, type Carousel } from '@lereng/web-ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words';
import { SocialLinks } from './social-links';

export interface HeroFrameProps {
  venue: Venue;
  links: readonly SocialMedia[];
  carousel: Carousel;
  /** What fills the frame. */
  pictures: ReactNode;
  /** Headings and words, on the dark foot. */
  children: ReactNode;
}

/** The first thing that visitors see: pictures, what is said about them, and the way there. */
export function HeroFrame({ venue, links, carousel, pictures, children }: HeroFrameProps) {
  return (
    <section
      data-hero=""
      aria-roledescription={carousel.count > 1 ? 'carousel' : undefined}
      aria-label={words.carousel}
      className="on-dark relative flex min-h-[max(28rem,min(94svh,60rem))] touch-pan-y flex-col justify-end overflow-hidden bg-lava text-white lg:min-h-[max(28rem,min(94svh,60rem,56.25vw))]"
      {...carousel.region}
    >
      {pictures}
      <div className="pointer-events-none absolute inset-x-0 top-0 h-48 scrim-head" />
      <div className="pointer-events-none relative scrim-foot pt-36">
        <div className="wrap pb-5 sm:pb-8">
          {children}
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
