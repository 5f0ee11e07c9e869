import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';

export interface VenueMapProps {
  latitude: number;
  longitude: number;
  /** Names the map for those who listen to the page. */
  title: string;
  /** The place on a map of its own, for the link beside the embedded one. */
  href: string;
  linkLabel: string;
  className?: string;
}

// How much land the map shows at first, in degrees: about two kilometres across.
const SPAN = { latitude: 0.006, longitude: 0.01 };
// Far enough that the map is there when one arrives at it by scrolling.
const NEAR = '300px';

/** Address of OpenStreetMap's embedded map around a point, with a mark on it; it needs no key. */
export function embeddedMapAddress(latitude: number, longitude: number): string {
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

/** A map that is only fetched once it comes near the screen, and a plain link that always works. */
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
        className="relative min-h-72 flex-1 overflow-hidden rounded-card border bg-pasir"
      >
        <Contours />
        {near && (
          <iframe
            src={embeddedMapAddress(latitude, longitude)}
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
        className="inline-flex min-h-target items-center gap-2 self-start font-semibold text-jeruk underline underline-offset-4 hover:text-jeruk-gelap"
      >
        <MapPin aria-hidden="true" className="size-5" />
        {linkLabel}
      </a>
    </div>
  );
}

/** What lies under the map until it has come, and in its place where it cannot. */
function Contours() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-lava/10"
      strokeWidth="2"
    >
      <path d="M-20 250c80-60 140-10 210-50s90-110 230-90" />
      <path d="M-20 215c90-60 130-20 195-55s100-100 245-90" />
      <path d="M-20 178c90-50 125-20 180-50s110-95 260-85" />
      <path d="M-20 290c100-60 160-5 235-45s85-120 205-95" />
      <path d="M-20 140c80-40 120-20 165-45s120-90 275-80" />
      <path
        className="fill-jeruk stroke-white"
        d="M200 176c-16-20-24-32-24-44a24 24 0 0 1 48 0c0 12-8 24-24 44z"
      />
      <circle className="fill-white stroke-none" cx="200" cy="132" r="9" />
    </svg>
  );
}
