import type { Coordinates } from '@lereng/shared-domain/venue';
import { Button, classNames, Icon } from '@lereng/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words';

export interface VenueMapProps {
  /** Null leaves the link alone. */
  place: Coordinates | null;
  /** Of the place, shown until the map is there. */
  name: string;
  /** The iframe's accessible name. */
  title: string;
  /** URL of the place on a full map. */
  href: string;
  linkLabel: string;
  className?: string;
}

// Initial extent in degrees, about two kilometres.
const SPAN = { latitude: 0.006, longitude: 0.01 };
// Load the map before it is scrolled into view.
const NEAR = '300px';
/** A map that has not loaded by then gets a button that tries again. If it loads later, it is still shown. */
const PATIENCE_MS = 4_000;

/** URL of OpenStreetMap's embedded map with a marker; needs no API key. */
export function embeddedMapUrl({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const parameters = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${parameters.toString()}`;
}

/**
 * A map that is loaded when scrolled near, with a plain link below it. Until it has loaded, a drawing is in
 * its place, which is that link as well: for fingers and pointers, as the other one is there for everybody.
 */
export function VenueMap({ place, name, title, href, linkLabel, className }: VenueMapProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  // The first attempt begins when the map comes near.
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(false);
  const near = attempt > 0;
  const late = useLate(attempt);

  useEffect(() => {
    const element = box.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setAttempt(1);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div className={classNames('flex flex-col gap-3 print:hidden', place && className)}>
      {place && (
        <div
          ref={box}
          className="relative min-h-72 flex-1 overflow-hidden rounded-card border bg-surface-muted"
        >
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-hidden="true"
            tabIndex={-1}
            className="absolute inset-0"
          >
            <Ways />
            <span className="absolute inset-x-4 top-[67%] line-clamp-2 text-center font-semibold wrap-anywhere">
              {name}
            </span>
          </a>
          {near && (
            <iframe
              key={attempt}
              src={embeddedMapUrl(place)}
              title={title}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
              inert={!shown}
              onLoad={() => setShown(true)}
              className={classNames(
                'absolute inset-0 size-full border-0 transition-opacity',
                !shown && 'pointer-events-none opacity-0',
              )}
            />
          )}
          {!shown && (late || attempt > 1) && (
            <Button
              variant="light"
              busy={!late}
              aria-disabled={!late}
              onClick={() => late && setAttempt(attempt + 1)}
              className="absolute inset-x-0 bottom-5 mx-auto w-fit shadow-soft"
            >
              {words.showMap}
            </Button>
          )}
        </div>
      )}
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link gap-2 self-start"
      >
        <Icon name="map-pin" className="size-5" />
        {linkLabel}
      </a>
    </div>
  );
}

/** Whether the time of an attempt is over; 0 stands for no attempt. */
function useLate(attempt: number): boolean {
  const [late, setLate] = useState(0);
  useEffect(() => {
    if (attempt === 0) return undefined;
    const timer = setTimeout(() => setLate(attempt), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  return attempt > 0 && late === attempt;
}

/** Until the map has loaded, or in place of it: ways as there are around any venue. */
function Ways() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-line"
      strokeWidth="2"
    >
      <path strokeWidth="9" d="M-20 236c110-8 170-20 226-60s110-66 214-72" />
      <path
        strokeWidth="5"
        d="M96-20c4 90 44 130 30 200s-34 90-30 140M288-20c-16 70 24 116 20 176s-18 90-12 164"
      />
      <path d="M-20 74c90 6 160-14 238 14s120 30 202 12M126 190c70 24 110 50 178 38M-20 150c50-8 90-4 142 14" />
      <path
        className="fill-accent stroke-inverse"
        d="M200 176c-16-20-24-32-24-44a24 24 0 0 1 48 0c0 12-8 24-24 44z"
      />
      <circle className="fill-inverse stroke-none" cx="200" cy="132" r="9" />
    </svg>
  );
}
