import { coordinatesInMapLink, type Coordinates } from '@lereng/shared-domain/venue';
import { Button } from '@lereng/web-ui';
import { Link2, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { VenueValues } from '../venue-form';
import { words } from '../words';
import { PlaceDialog } from './place-dialog';

/** Six decimals are a tenth of a metre. */
const DECIMALS = 6;

/**
 * Fills in latitude and longitude, from the map link or from a point on a map.
 * @param isLeftBehind whether a new address was saved without its place
 */
export function PlacePicker({ isLeftBehind }: { isLeftBehind: boolean }) {
  const { setValue, setFocus, formState } = useFormContext<VenueValues>();
  const { dirtyFields } = formState;
  const { maps_url: link, latitude, longitude } = useWatch<VenueValues>() as VenueValues;
  const [choosing, setChoosing] = useState(false);
  const linked = coordinatesInMapLink(link);
  const place = placeOf(latitude, longitude);
  // An owner who pastes the link of another place expects the map to follow.
  const isNotMoved =
    dirtyFields.maps_url && !dirtyFields.latitude && !dirtyFields.longitude && place !== null;
  const chooserId = useId();
  const isNew = linked !== null && (!place || write(linked) !== write(place));

  const use = (chosen: Coordinates) => {
    const change = { shouldDirty: true, shouldValidate: true } as const;
    setValue('latitude', degreesOf(chosen.latitude), change);
    setValue('longitude', degreesOf(chosen.longitude), change);
  };

  return (
    <div role="group" aria-label={words.place.title} className="flex flex-col gap-3">
      <p role="status" className="text-sm text-subtle">
        {linked && isNew && <span>{words.place.inLink(write(linked))}</span>}
        {!linked && link.trim() !== '' && !place && <span>{words.place.notInLink}</span>}
        {!linked && link.trim() !== '' && isNotMoved && <span>{words.place.notMoved}</span>}
        {link.trim() === '' && !place && <span>{words.place.none}</span>}
      </p>
      <div role="status">
        {isLeftBehind && (
          <div className="flex flex-col items-start gap-3 rounded-card bg-surface-muted p-4">
            <p>{words.place.leftBehind}</p>
            <Button variant="secondary" onClick={() => setFocus('maps_url')}>
              {words.place.changeLink}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {linked && isNew && (
          <Button
            variant="secondary"
            onClick={() => {
              use(linked);
              // This button is gone then.
              document.getElementById(chooserId)?.focus();
            }}
          >
            <Link2 aria-hidden="true" className="size-5" />
            {words.place.fromLink}
          </Button>
        )}
        <Button id={chooserId} variant="secondary" onClick={() => setChoosing(true)}>
          <MapPin aria-hidden="true" className="size-5" />
          {words.place.choose}
        </Button>
      </div>
      {choosing && (
        <PlaceDialog
          initial={place ?? linked}
          onUse={(chosen) => {
            use(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

const degreesOf = (value: number) => String(Number(value.toFixed(DECIMALS)));
const write = ({ latitude, longitude }: Coordinates) =>
  `${degreesOf(latitude)}, ${degreesOf(longitude)}`;

const placeOf = (latitude: string, longitude: string): Coordinates | null =>
  coordinatesInMapLink(`geo:${latitude.trim()},${longitude.trim()}`);
