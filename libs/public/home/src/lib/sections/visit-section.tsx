import { contactLabel, platformIcon } from '@lereng/shared-domain';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { BrandIcon, VenueMap } from '@lereng/web-ui';
import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Venue } from '../venue-defaults';
import { words } from '../words';

/** Where the venue is, when it is open, and how to reach its people. */
export function VisitSection({ venue, links }: { venue: Venue; links: readonly SocialMedia[] }) {
  return (
    <section
      aria-labelledby="kunjungi"
      className="wrap grid gap-10 py-16 lg:grid-cols-[1fr_1.3fr] lg:gap-16 lg:py-24"
    >
      <div>
        <h2 id="kunjungi" className="text-2xl sm:text-3xl">
          {words.visitTitle}
        </h2>
        <p className="mt-3 max-w-prose text-basalt sm:text-lg">{words.visitLine}</p>
        <dl className="mt-8 flex flex-col gap-6">
          <Fact name={words.address} icon={<MapPin aria-hidden="true" className="size-6" />}>
            <span className="whitespace-pre-line">{venue.address}</span>
          </Fact>
          <Fact name={words.openingHours} icon={<Clock aria-hidden="true" className="size-6" />}>
            <span className="whitespace-pre-line">{venue.openingHours}</span>
          </Fact>
          {links.map(({ id, platform, url }) => (
            <Fact
              key={id}
              name={words.platforms[platformIcon(platform)] ?? platform}
              icon={<BrandIcon platform={platform} />}
            >
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="-my-2 inline-flex min-h-target items-center font-semibold text-jeruk underline underline-offset-4 wrap-anywhere hover:text-jeruk-gelap"
              >
                {contactLabel(platform, url)}
              </a>
            </Fact>
          ))}
        </dl>
      </div>
      <VenueMap
        latitude={venue.latitude}
        longitude={venue.longitude}
        title={words.map(venue.siteName)}
        href={venue.mapsUrl}
        linkLabel={words.openMap}
        className="min-h-96"
      />
    </section>
  );
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="relative min-h-target pl-15">
      <dt className="text-sm text-abu">
        <span className="absolute top-0 left-0 flex size-target items-center justify-center rounded-chip bg-pasir text-jeruk">
          {icon}
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
