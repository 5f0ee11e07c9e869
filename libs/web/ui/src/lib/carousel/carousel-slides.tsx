import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { words } from '../words';
import type { Carousel } from './use-carousel';

export interface CarouselSlidesProps {
  carousel: Carousel;
  /** Draws one slide; `near` is false while it need not be fetched yet. */
  renderSlide: (index: number, near: boolean) => ReactNode;
  /** Whether slides other than the first may be fetched, such as once the first one is there. */
  ready?: boolean;
  className?: string;
}

/** Slides on top of each other that fade into one another; only the current one can be reached. */
export function CarouselSlides({
  carousel,
  renderSlide,
  ready = true,
  className,
}: CarouselSlidesProps) {
  const { index, count, running } = carousel;
  return (
    // While slides change by themselves, reading each one out would talk over the page.
    <div
      aria-live={running ? 'off' : 'polite'}
      className={classNames('absolute inset-0', className)}
    >
      {Array.from({ length: count }, (_, position) => {
        const current = position === index;
        return (
          <div
            key={position}
            role="group"
            aria-roledescription="slide"
            aria-label={words.carousel.position(position + 1, count)}
            aria-hidden={!current}
            inert={!current}
            className={classNames(
              'absolute inset-0 transition-opacity duration-500',
              current ? 'opacity-100' : 'opacity-0',
            )}
          >
            {renderSlide(position, current || ready)}
          </div>
        );
      })}
    </div>
  );
}
