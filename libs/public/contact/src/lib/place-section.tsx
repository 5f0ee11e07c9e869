import { VenueFacts, VenuePlace, type Venue } from '@lereng/public-kit';
import { words } from './words';

/** The venue's location and opening hours. */
export function PlaceSection({ venue }: { venue: Venue }) {
  return (
    <section
      aria-labelledby="lokasi"
      className="mt-14 grid gap-8 lg:mt-20 lg:grid-cols-[1fr_1.6fr] lg:gap-14"
    >
      <div>
        <h2 id="lokasi" className="text-2xl sm:text-3xl">
          {words.place}
        </h2>
        <VenueFacts venue={venue} className="mt-6 sm:mt-8 sm:text-lg" />
      </div>
      <VenuePlace venue={venue} className="min-h-96 lg:min-h-110" />
    </section>
  );
}
