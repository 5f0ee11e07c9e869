import { DayLine, VenueFacts, VenuePlace, type Venue } from '@lereng/public-kit';
import type { DayState } from '@lereng/shared-domain/venue';
import { useWords } from './words';

export interface PlaceSectionProps {
  venue: Venue;
  /** What the calendar says of today and the coming days. */
  days: readonly DayState[];
}

/** The venue's location and opening hours, with the days that are not as others. */
export function PlaceSection({ venue, days }: PlaceSectionProps) {
  const words = useWords();
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
        {days.length > 0 && (
          <section aria-labelledby="hari-khusus" className="mt-6 pl-15">
            <h3 id="hari-khusus" className="text-sm font-normal text-subtle">
              {words.otherDays}
            </h3>
            <ul className="mt-1 flex flex-col gap-1">
              {days.map((state) => (
                <li key={state.from}>
                  <DayLine state={state} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <VenuePlace venue={venue} className="min-h-96 lg:min-h-110" />
    </section>
  );
}
