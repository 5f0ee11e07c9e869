import { Dialog } from '@lereng/admin-kit/shell';
import type { Coordinates } from '@lereng/shared-domain/venue';
import { Button, Skeleton } from '@lereng/web-ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { PlaceMapProps } from './place-map';
import { words } from '../words';

/** Somewhere on Java, where there is no place yet. */
const START: Coordinates = { latitude: -7.6, longitude: 112 };

interface PlaceDialogProps {
  initial: Coordinates | null;
  onUse: (place: Coordinates) => void;
  onClose: () => void;
}

export function PlaceDialog({ initial, onUse, onClose }: PlaceDialogProps) {
  const [place, setPlace] = useState(initial);
  // Anew for every dialog: one that could not be fetched is tried again with the next.
  const [PlaceMap] = useState(lazyMap);
  return (
    <Dialog
      title={words.place.dialog}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.place.cancel}
          </Button>
          <Button disabled={!place} onClick={() => place && onUse(place)}>
            {words.place.use}
          </Button>
        </>
      }
    >
      <p className="mb-3">{words.place.help}</p>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PlaceMap
          start={initial ?? START}
          zoom={initial ? 16 : 8}
          place={place}
          onPlace={setPlace}
        />
      </Suspense>
    </Dialog>
  );
}

/** The map library is large, and most visits to the settings need no map. */
const lazyMap = () =>
  lazy<ComponentType<PlaceMapProps>>(() =>
    import('./place-map').catch(() => ({ default: MapUnavailable })),
  );

function MapUnavailable() {
  return (
    <p role="alert" className="text-danger">
      {words.place.unavailable}
    </p>
  );
}
