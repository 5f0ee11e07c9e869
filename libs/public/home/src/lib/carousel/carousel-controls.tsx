import { IconButton, classNames, Icon, useHydrated } from '@lereng/web-ui';
import { useWords } from './words';
import type { Carousel } from './use-carousel';

// More dots than this are as narrow on a desk as they are on a phone, to fit beside the arrows.
const MANY = 4;

/** Pause, arrows and dots on a dark surface; hidden until hydrated. */
export function CarouselControls({
  carousel,
  className,
}: {
  carousel: Carousel;
  className?: string;
}) {
  const words = useWords();
  const hydrated = useHydrated();
  if (carousel.count < 2) return null;
  const { pause, play, previous, next, dot } = words;
  return (
    <div
      className={classNames(
        'on-dark flex max-w-full flex-wrap items-center text-inverse',
        !hydrated && 'invisible',
        className,
      )}
    >
      <IconButton
        label={carousel.playing ? pause : play}
        icon={carousel.playing ? <Icon name="pause" /> : <Icon name="play" />}
        variant="light"
        onClick={carousel.toggle}
      />
      <IconButton
        label={previous}
        icon={<Icon name="chevron-left" />}
        variant="light"
        onClick={carousel.previous}
      />
      {/* On the smallest phones the row has no room for them. */}
      <div className="flex flex-wrap justify-center max-[22rem]:hidden">
        {Array.from({ length: carousel.count }, (_, position) => {
          const current = position === carousel.index;
          return (
            <button
              key={position}
              type="button"
              aria-label={dot(position + 1)}
              aria-current={current ? 'true' : undefined}
              onClick={() => carousel.goTo(position)}
              className={classNames('group carousel-dot', carousel.count <= MANY && 'sm:w-target')}
            >
              <span
                className={classNames(
                  'carousel-mark',
                  current ? 'w-5 bg-inverse' : 'w-2.5 bg-inverse/60 group-hover:bg-inverse',
                )}
              />
            </button>
          );
        })}
      </div>
      <IconButton
        label={next}
        icon={<Icon name="chevron-right" />}
        variant="light"
        onClick={carousel.next}
      />
    </div>
  );
}
