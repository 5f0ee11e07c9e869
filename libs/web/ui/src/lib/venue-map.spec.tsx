import { act, render, screen } from '@testing-library/react';
import { embeddedMapUrl, VenueMap } from './venue-map';

let comeNear: (intersecting: boolean) => void = () => undefined;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    comeNear = (isIntersecting) =>
      report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});
afterEach(() => jest.restoreAllMocks());

const map = (
  <VenueMap
    latitude={-7.9}
    longitude={112.5}
    title="Peta lokasi"
    href="https://maps.example/lereng"
    linkLabel="Buka di peta"
  />
);

describe('VenueMap', () => {
  it('loads the map only when scrolled near', () => {
    render(map);
    expect(screen.queryByTitle('Peta lokasi')).toBeNull();
    act(() => comeNear(false));
    expect(screen.queryByTitle('Peta lokasi')).toBeNull();
    act(() => comeNear(true));
    expect(screen.getByTitle('Peta lokasi')).toHaveAttribute('src', embeddedMapUrl(-7.9, 112.5));
  });

  it('has a plain link from the start', () => {
    render(map);
    const link = screen.getByRole('link', { name: 'Buka di peta' });
    expect(link).toHaveAttribute('href', 'https://maps.example/lereng');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is centred on the place, with a marker', () => {
    const { searchParams } = new URL(embeddedMapUrl(-7.9, 112.5));
    const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(112.5);
    expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(-7.9);
    expect(searchParams.get('marker')).toBe('-7.9,112.5');
  });
});
