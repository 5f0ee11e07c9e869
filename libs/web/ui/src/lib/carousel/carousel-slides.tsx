import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { words } from '../words';
import type { Carousel } from './use-carousel';

/** How slides lie on top of each other: over the whole stage, or as high as the highest of them. */
type SlidesLayout = 'fill' | 'stack';

export interface CarouselSlidesProps {
  carousel: Carousel;
  /** Draws one slide; `near` is false while its pictures need not be fetched yet. */
  renderSlide: (index: number, near: boolean) => ReactNode;
  /** Whether slides beside the current one may be fetched, such as once the first one is there. */
  ready?: boolean;
  layout?: SlidesLayout;
  /** For pictures whose slides are told by another layer of the same carousel. */
  decorative?: boolean;
  className?: string;
}

const LAYOUTS: Record<SlidesLayout, { stage: string; slide: string; current: string }> = {
  fill: {
    stage: 'absolute inset-0',
    slide: 'absolute inset-0 transition-opacity duration-500',
    current: 'opacity-100',
  },
  // Words that fade into other words cannot be read: the old ones go before the new ones come.
  stack: {
    stage: 'grid',
    slide: 'min-w-0 [grid-area:1/1] transition-opacity duration-200',
    current: 'opacity-100 delay-200',
  },
};

/** Slides on top of each other that fade into one another; only the current one can be reached. */
export function CarouselSlides({
  carousel,
  renderSlide,
  ready = true,
  layout = 'fill',
  decorative = false,
  className,
}: CarouselSlidesProps) {
  const { index, count, running } = carousel;
  const beside = (position: number) => {
    const steps = Math.abs(position - index);
    return Math.min(steps, count - steps) <= 1;
  };
  return (
    <div
      aria-hidden={decorative || undefined}
      // While slides change by themselves, reading each one out would talk over the page.
      aria-live={decorative ? undefined : running ? 'off' : 'polite'}
      className={classNames(LAYOUTS[layout].stage, className)}
    >
      {Array.from({ length: count }, (_, position) => (
        <Slide
          key={position}
          label={words.carousel.position(position + 1, count)}
          current={position === index}
          near={position === index || (ready && beside(position))}
          layout={layout}
          decorative={decorative}
          render={(near) => renderSlide(position, near)}
        />
      ))}
    </div>
  );
}

interface SlideProps {
  label: string;
  current: boolean;
  near: boolean;
  layout: SlidesLayout;
  decorative: boolean;
  render: (near: boolean) => ReactNode;
}

function Slide({ label, current, near, layout, decorative, render }: SlideProps) {
  // What was fetched stays: a picture that goes at once cannot fade out.
  const [reached, setReached] = useState(near);
  if (near && !reached) setReached(true);
  const { slide, current: shown } = LAYOUTS[layout];
  return (
    <div
      {...(!decorative && {
        role: 'group',
        'aria-roledescription': 'slide',
        'aria-label': label,
        'aria-hidden': !current,
      })}
      inert={!current}
      className={classNames(slide, current ? shown : 'opacity-0')}
    >
      {render(near || reached)}
    </div>
  );
}
