import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface VenueMapProps {
  latitude: number;
  longitude: number;
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

/** URL of OpenStreetMap's embedded map with a marker; needs no API key. */
export function embeddedMapUrl(latitude: number, longitude: number): string {
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

/** A map that is loaded when scrolled near, with a plain link below it. */
export function VenueMap({
  latitude,
  longitude,
  title,
  href,
  linkLabel,
  className,
}: VenueMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      <div
        ref={box}
        className="relative min-h-72 flex-1 overflow-hidden rounded-card border bg-surface-muted"
      >
        <Contours />
        {near && (
          <iframe
            src={embeddedMapUrl(latitude, longitude)}
            title={title}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full border-0"
          />
        )}
      </div>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-target items-center gap-2 self-start font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        <Icon name="map-pin" className="size-5" />
        {linkLabel}
      </a>
    </div>
  );
}

/** Background until the map has loaded, or in place of it. */
function Contours() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-line"
      strokeWidth="2"
    >
      <path d="M-20 250c80-60 140-10 210-50s90-110 230-90" />
      <path d="M-20 215c90-60 130-20 195-55s100-100 245-90" />
      <path d="M-20 178c90-50 125-20 180-50s110-95 260-85" />
      <path d="M-20 290c100-60 160-5 235-45s85-120 205-95" />
      <path d="M-20 140c80-40 120-20 165-45s120-90 275-80" />
      <path
        className="fill-accent stroke-inverse"
        d="M200 176c-16-20-24-32-24-44a24 24 0 0 1 48 0c0 12-8 24-24 44z"
      />
      <circle className="fill-inverse stroke-none" cx="200" cy="132" r="9" />
    </svg>
  );
}
