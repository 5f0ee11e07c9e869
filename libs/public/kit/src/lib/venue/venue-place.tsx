import { VenueMap } from './venue-map';
import { words } from '../words';
import type { Venue } from './venue';

export interface VenuePlaceProps {
  venue: Pick<Venue, 'siteName' | 'latitude' | 'longitude' | 'mapsUrl'>;
  className: string;
}

/** The venue on a map, with a link to a full map. */
export function VenuePlace({ venue, className }: VenuePlaceProps) {
  return (
    <VenueMap
      latitude={venue.latitude}
      longitude={venue.longitude}
      title={words.map(venue.siteName)}
      href={venue.mapsUrl}
      linkLabel={words.openMap}
      className={className}
    />
  );
}
