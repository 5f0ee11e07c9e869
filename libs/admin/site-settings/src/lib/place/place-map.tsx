import type { Coordinates } from '@lereng/shared-domain/venue';
import { divIcon, map as createMap, marker as createMarker, tileLayer } from 'leaflet';
import type { LeafletMouseEvent, Map as LeafletMap, Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { words } from '../words';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';
/** The library's own link is in English, and leaves the form. */
const LIBRARY = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>';
const MAX_ZOOM = 19;

/** Drawn here: the library's own marker is an image whose URL no bundler finds. */
const PIN = divIcon({
  className: '',
  iconSize: [32, 42],
  iconAnchor: [16, 42],
  html: '<svg viewBox="0 0 32 42" width="32" height="42" class="fill-accent stroke-inverse" stroke-width="2"><path d="M16 41C6 28 1 21 1 14a15 15 0 0 1 30 0c0 7-5 14-15 27z"/><circle cx="16" cy="14" r="5" class="fill-inverse" stroke="none"/></svg>',
});

export interface PlaceMapProps {
  start: Coordinates;
  zoom: number;
  place: Coordinates | null;
  onPlace: (place: Coordinates) => void;
}

/** A map to choose a point on, by a click, by dragging its marker, or with the arrow keys and Enter. */
export default function PlaceMap({ start, zoom, place, onPlace }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<{ map: LeafletMap; marker: Marker | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const choose = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onPlace({ latitude: lat, longitude: lng }),
  );
  const initial = useEffectEvent(() => ({ start, zoom }));

  useEffect(() => {
    if (!element.current) return undefined;
    const { start: centre, zoom: level } = initial();
    const map = createMap(element.current, { zoomControl: false }).setView(
      [centre.latitude, centre.longitude],
      level,
    );
    map.attributionControl.setPrefix(LIBRARY);
    tileLayer(TILES, { maxZoom: MAX_ZOOM, attribution: ATTRIBUTION })
      .on('tileerror', () => setFailed(true))
      .on('tileload', () => setFailed(false))
      .addTo(map);
    map.on('click', (event: LeafletMouseEvent) => choose(event.latlng.wrap()));
    // The map moves with the arrow keys; Enter takes its centre.
    map.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') choose(map.getCenter().wrap());
    });
    shown.current = { map, marker: null };
    return () => {
      shown.current = null;
      map.remove();
    };
  }, []);

  useEffect(() => {
    const current = shown.current;
    if (!current || !place) return;
    const position = { lat: place.latitude, lng: place.longitude };
    if (current.marker) current.marker.setLatLng(position);
    else {
      // Keys move the map: the marker is no button that would do nothing.
      const added = createMarker(position, { icon: PIN, draggable: true, keyboard: false });
      added.on('dragend', () => choose(added.getLatLng().wrap())).addTo(current.map);
      // The library names markers that are images, not those that are drawn.
      added.getElement()?.setAttribute('role', 'img');
      added.getElement()?.setAttribute('aria-label', words.place.marker);
      current.marker = added;
    }
  }, [place]);

  return (
    <>
      <div
        ref={element}
        role="application"
        aria-label={words.place.dialog}
        className="isolate h-96 rounded-card border"
      />
      {failed && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {words.place.unavailable}
        </p>
      )}
    </>
  );
}
