import { classNames } from '@lereng/web-ui';
import { useState, type ReactNode } from 'react';
import { useWords } from './words';
import type { Carousel } from './use-carousel';

/** `fill` covers the container; `stack` is as high as the highest slide. */
type SlidesLayout = 'fill' | 'stack';

export interface CarouselSlidesProps {
  carousel: Carousel;
  /** Renders a slide; `near` is false while its pictures should not be loaded. */
  renderSlide: (index: number, near: boolean) => ReactNode;
  /** Whether the next slide may be loaded, and the previous one once the carousel is used. */
  ready?: boolean;
  layout?: SlidesLayout;
  /** Hidden from screen readers, as another layer of the carousel has the text. */
  decorative?: boolean;
  className?: string;
}

const LAYOUTS: Record<
  SlidesLayout,
  { stage: string; slide: string; current: string; other: string }
> = {
  // One fades in above the one before, which stays until then: neither lets the ground through.
  fill: {
    stage: 'absolute inset-0 isolate',
    slide: 'absolute inset-0 transition-opacity',
    current: 'z-1 duration-500',
    other: 'opacity-0 delay-500 duration-0',
  },
  // Cross-fading text is unreadable, and without any the words would be away for a moment.
  stack: {
    stage: 'grid',
    slide: 'min-w-0 [grid-area:1/1]',
    current: '',
    other: 'invisible',
  },
};

/** Stacked slides, of which only the current one is interactive. */
export function CarouselSlides({
  carousel,
  renderSlide,
  ready = true,
  layout = 'fill',
  decorative = false,
  className,
}: CarouselSlidesProps) {
  const words = useWords();
  const { index, coming, count, running, used } = carousel;
  // Without the user the carousel only goes forward.
  const beside = (position: number) =>
    position === (index + 1) % count || (used && position === (index - 1 + count) % count);
  return (
    <div
      aria-hidden={decorative || undefined}
      // While slides change automatically, announcing each would interrupt the reader.
      aria-live={decorative ? undefined : running ? 'off' : 'polite'}
      className={classNames(LAYOUTS[layout].stage, className)}
    >
      {Array.from({ length: count }, (_, position) => (
        <Slide
          key={position}
          label={words.position(position + 1, count)}
          current={position === index}
          near={position === index || position === coming || (ready && beside(position))}
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
  const words = useWords();
  // Once loaded, a slide stays rendered, as it could not fade out otherwise.
  const [reached, setReached] = useState(near);
  if (near && !reached) setReached(true);
  const { slide, current: shown, other } = LAYOUTS[layout];
  return (
    <div
      {...(!decorative && {
        role: 'group',
        'aria-roledescription': words.slide,
        'aria-label': label,
        'aria-hidden': !current,
      })}
      inert={!current}
      className={classNames(slide, current ? shown : other)}
    >
      {render(near || reached)}
    </div>
  );
}
