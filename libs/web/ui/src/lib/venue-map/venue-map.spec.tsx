import { act, fireEvent, render, screen } from '@testing-library/react';
import { embeddedMapUrl, VenueMap } from './venue-map';

interface FakeWorker {
  postMessage: jest.Mock;
  terminate: jest.Mock;
  onmessage?: (event: { data: boolean }) => void;
  onerror?: () => void;
}

let comeNear: (intersecting: boolean) => void = () => undefined;
let workers: FakeWorker[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  workers = [];
  jest.spyOn(window, 'Worker').mockImplementation(() => {
    const worker: FakeWorker = { postMessage: jest.fn(), terminate: jest.fn() };
    workers.push(worker);
    return worker as unknown as Worker;
  });
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

const map = (
  <VenueMap
    latitude={-7.9}
    longitude={112.5}
    title="Peta lokasi"
    href="https://maps.example/lereng"
    linkLabel="Buka di peta"
  />
);

const frame = () => screen.getByTitle('Peta lokasi');
const button = () => screen.queryByRole('button', { name: 'Tampilkan peta' });
const load = () => fireEvent.load(frame());
const respond = (reachable: boolean) => act(() => workers.at(-1)?.onmessage?.({ data: reachable }));
const expectShown = (shown: boolean) => {
  expect(frame().hasAttribute('inert')).toBe(!shown);
  expect(frame().classList.contains('opacity-0')).toBe(!shown);
};
const PATIENCE_MS = 4_000;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('VenueMap', () => {
  it.each([
    ['it has loaded and its server responds', () => [load(), respond(true)]],
    ['its server responds and it has loaded', () => [respond(true), load()]],
    ['it has loaded and nobody can say more', () => [load(), act(() => workers[0]?.onerror?.())]],
  ])('is shown once %s', (_name, happen) => {
    render(map);
    act(() => comeNear(true));
    expectShown(false);
    happen();
    expectShown(true);
    wait(PATIENCE_MS);
    expect(button()).toBeNull();
  });

  it("never shows a browser's error page, whose load fires, too", () => {
    render(map);
    act(() => comeNear(true));
    respond(false);
    load();
    wait(PATIENCE_MS - 1);
    expect(button()).toBeNull();
    expectShown(false);
    wait(1);
    expect(button()).toBeVisible();
    expectShown(false);
  });

  it('tries again by the button, which stays until the map is there', () => {
    render(map);
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
    respond(true);
    expectShown(true);
    expect(button()).toBeNull();
  });

  it('is shown where it comes late', () => {
    render(map);
    act(() => comeNear(true));
    wait(PATIENCE_MS);
    expect(button()).toBeVisible();
    load();
    respond(true);
    expectShown(true);
    expect(button()).toBeNull();
  });

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
