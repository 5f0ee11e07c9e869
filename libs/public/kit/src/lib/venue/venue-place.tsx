import { VenueMap } from './venue-map';
import { useWords } from '../words';
import type { Venue } from './venue';

export interface VenuePlaceProps {
  venue: Pick<Venue, 'siteName' | 'place' | 'mapsUrl'>;
  className: string;
}

/** The venue on a map, with a link to a full map; nothing where neither is known. */
export function VenuePlace({ venue, className }: VenuePlaceProps) {
  const words = useWords();
  if (venue.mapsUrl === null) return null;
  return (
    <VenueMap
      place={venue.place}
      name={venue.siteName}
      title={words.map(venue.siteName)}
      href={venue.mapsUrl}
      linkLabel={words.openMap}
      className={className}
    />
  );
}
