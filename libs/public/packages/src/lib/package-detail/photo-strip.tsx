import {
  classNames,
  Icon,
  IconButton,
  Picture,
  useHydrated,
  type PictureProps,
  type ResponsiveImage,
} from '@lereng/web-ui';
import { useRef, useState } from 'react';
import { useWords } from '../words';

export interface PhotoStripProps {
  name: string;
  /** At least two. */
  images: readonly (ResponsiveImage & { id: string })[];
  /** What a single picture would be, in whose place and size the strip is. */
  picture: PictureProps;
}

/** Photos side by side, of which one is seen: they are swiped without scripts, which only add buttons. */
export function PhotoStrip({ name, images, picture }: PhotoStripProps) {
  const words = useWords();
  const { className, sizes, transitionName } = picture;
  const strip = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const hydrated = useHydrated();
  const count = images.length;
  const move = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => (
    <IconButton
      label={label}
      icon={<Icon name={icon} />}
      // Still focusable at an end, so that the focus is not lost with the last step.
      aria-disabled={to < 0 || to >= count}
      onClick={() => {
        if (to >= 0 && to < count)
          strip.current?.scrollTo({ left: to * strip.current.clientWidth });
      }}
      className={classNames(
        'absolute inset-y-0 my-auto bg-surface-raised shadow-soft pointer-coarse:hidden',
        icon === 'chevron-left' ? 'left-3' : 'right-3',
      )}
    />
  );
  return (
    <div data-photos className={classNames('relative', className)}>
      <div
        ref={strip}
        role="group"
        aria-label={words.photos(name)}
        // Without scripts the arrow keys are all there is for a keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setPosition(Math.round(scrollLeft / clientWidth))
        }
        className="peer absolute inset-0 flex overflow-x-auto overscroll-x-contain scroll-smooth outline-none [scroll-snap-type:x_mandatory] [scrollbar-width:none] lg:rounded-card [@media(scripting:none)]:[scrollbar-width:thin]"
      >
        {images.map((image, index) => (
          <div
            key={image.id}
            className="relative size-full shrink-0 snap-start snap-always not-first:print:hidden"
          >
            <Picture
              image={image}
              alt={words.photo(name, index + 1, count)}
              sizes={sizes}
              priority={index === 0}
              className="size-full lg:rounded-card"
              transitionName={index === 0 ? transitionName : undefined}
            />
            <p
              aria-hidden="true"
              className="absolute right-3 bottom-3 rounded-chip bg-surface-inverse/70 px-2.5 py-0.5 text-sm text-inverse tabular-nums print:hidden"
            >
              {index + 1} / {count}
            </p>
          </div>
        ))}
      </div>
      {/* The photos cover the strip's own ring; the light one within is for dark photos. */}
      <span className="pointer-events-none absolute inset-0 border-inverse -outline-offset-3 outline-(--ring) peer-focus-visible:border-6 peer-focus-visible:outline-3 lg:rounded-card" />
      {hydrated && (
        <>
          {move(words.previousPhoto, 'chevron-left', position - 1)}
          {move(words.nextPhoto, 'chevron-right', position + 1)}
        </>
      )}
    </div>
  );
}
