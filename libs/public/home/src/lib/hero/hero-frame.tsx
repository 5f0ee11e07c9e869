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
  /** The slides, filling the frame. */
  pictures: ReactNode;
  /** Headings and text at the bottom, on a dark gradient. */
  children: ReactNode;
}

/** The hero: pictures, headings, the visit button and social links. */
export function HeroFrame({ venue, links, carousel, pictures, children }: HeroFrameProps) {
  return (
    <section
      data-hero=""
      aria-roledescription={carousel.count > 1 ? 'carousel' : undefined}
      aria-label={words.carousel}
      className="on-dark relative flex min-h-[max(28rem,min(94svh,60rem))] touch-pan-y flex-col justify-end overflow-hidden bg-surface-inverse text-inverse lg:min-h-[max(28rem,min(94svh,60rem,56.25vw))]"
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
