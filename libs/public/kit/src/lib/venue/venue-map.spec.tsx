import { renderPage } from '@lereng/web-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { embeddedMapUrl, VenueMap } from './venue-map';

let comeNear: (intersecting: boolean) => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    comeNear = (isIntersecting) =>
      report([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const PLACE = { latitude: -7.9, longitude: 112.5 };

const map = (
  <VenueMap
    place={PLACE}
    name="Kebun Bu Sari"
    title="Peta lokasi"
    href="https://maps.example/lereng"
    linkLabel="Buka di peta"
  />
);

const frame = () => screen.getByTitle('Peta lokasi');
const button = () => screen.queryByRole('button', { name: 'Tampilkan peta' });
const load = () => fireEvent.load(frame());
const expectShown = (shown: boolean) => {
  expect(frame().hasAttribute('inert')).toBe(!shown);
  expect(frame().classList.contains('opacity-0')).toBe(!shown);
};
const PATIENCE_MS = 4_000;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('VenueMap', () => {
  it('is shown once it has loaded', () => {
    renderPage(map);
    act(() => comeNear(true));
    expectShown(false);
    load();
    expectShown(true);
    wait(PATIENCE_MS);
    expect(button()).toBeNull();
  });

  it('has a drawing in its place until it has loaded, which is a link to a full map as well', () => {
    const { container } = renderPage(map);
    const drawing = container.querySelector<HTMLAnchorElement>('a[aria-hidden]')!;
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Buka di peta' });
    expect([drawing.href, drawing.target, drawing.rel]).toEqual([link.href, link.target, link.rel]);
    expect(drawing).toHaveTextContent('Kebun Bu Sari');
    // The link below it is there for everybody who uses no pointer.
    expect(drawing.tabIndex).toBe(-1);
    act(() => comeNear(true));
    expect(frame()).toHaveClass('pointer-events-none');
    load();
    expect(frame()).not.toHaveClass('pointer-events-none');
  });

  it('is a drawing where its server does not respond, with a button after a while, until it comes', () => {
    renderPage(map);
    act(() => comeNear(true));
    wait(PATIENCE_MS - 1);
    expect(button()).toBeNull();
    expectShown(false);
    wait(1);
    expect(button()).toBeVisible();
    expectShown(false);
    load();
    expectShown(true);
    expect(button()).toBeNull();
  });

  it('tries again by the button, which stays until the map is there', () => {
    renderPage(map);
    act(() => comeNear(true));
    wait(PATIENCE_MS);
    const first = frame();
    fireEvent.click(button()!);
    expect(frame()).not.toBe(first);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    const second = frame();
    fireEvent.click(button()!);
    expect(frame()).toBe(second);
    wait(PATIENCE_MS);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(button()!);
    load();
    expectShown(true);
    expect(button()).toBeNull();
  });

  it('loads the map only when scrolled near', () => {
    renderPage(map);
    expect(screen.queryByTitle('Peta lokasi')).toBeNull();
    act(() => comeNear(false));
    expect(screen.queryByTitle('Peta lokasi')).toBeNull();
    act(() => comeNear(true));
    expect(screen.getByTitle('Peta lokasi')).toHaveAttribute('src', embeddedMapUrl(PLACE));
  });

  it('is centred on the place, with a marker', () => {
    const { searchParams } = new URL(embeddedMapUrl(PLACE));
    const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(112.5);
    expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(-7.9);
    expect(searchParams.get('marker')).toBe('-7.9,112.5');
  });
});
