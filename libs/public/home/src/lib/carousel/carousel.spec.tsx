import { PageEnvironmentContext } from '@lereng/web-feature';
import { renderPage, TEST_ENVIRONMENT } from '@lereng/web-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CarouselControls } from './carousel-controls';
import { CarouselSlides } from './carousel-slides';
import { useCarousel } from './use-carousel';

const INTERVAL = 2000;
const LOCK = 500;

function Stage({ count = 3, lock, ready }: { count?: number; lock?: number; ready?: boolean }) {
  const carousel = useCarousel({ count, interval: INTERVAL, lock });
  return (
    <section aria-label="Panggung" {...carousel.region}>
      <CarouselSlides
        carousel={carousel}
        ready={ready}
        renderSlide={(index, near) => near && <img alt={`Gambar ${index + 1}`} />}
      />
      <CarouselControls carousel={carousel} />
    </section>
  );
}

const fetched = () =>
  [...document.querySelectorAll('img')].map(({ alt }) => Number(alt.replace('Gambar ', '')));

function Layers() {
  const carousel = useCarousel({ count: 2, interval: INTERVAL });
  return (
    <section {...carousel.region}>
      <CarouselSlides
        carousel={carousel}
        decorative
        renderSlide={(index) => <img alt={`Gambar ${index + 1}`} />}
      />
      <CarouselSlides
        carousel={carousel}
        layout="stack"
        renderSlide={(index) => <h2>Judul {index + 1}</h2>}
      />
      <CarouselControls carousel={carousel} />
    </section>
  );
}

const stage = () => screen.getByRole('region', { name: 'Panggung' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Number of the current slide by its dot, which must match the slide. */
function current(): number {
  const dots = screen.getAllByRole('button', { name: /^Slide / });
  const marked = dots.filter((dot) => dot.getAttribute('aria-current') === 'true');
  expect(marked).toHaveLength(1);
  const [, number = ''] = /^Slide (\d+)$/.exec(marked[0]?.getAttribute('aria-label') ?? '') ?? [];
  const shown = screen.getByRole('group', { name: `${number} dari ${dots.length}` });
  expect(shown).not.toHaveAttribute('inert');
  return Number(number);
}

function reduceMotion() {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(prefers-reduced-motion: reduce)',
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('carousel', () => {
  it('advances automatically and wraps around', () => {
    renderPage(<Stage />);
    expect(current()).toBe(1);
    wait(INTERVAL - 1);
    expect(current()).toBe(1);
    wait(1);
    expect(current()).toBe(2);
    wait(INTERVAL);
    wait(INTERVAL);
    expect(current()).toBe(1);
  });

  it('follows arrows, wrapping around, and dots', () => {
    renderPage(<Stage />);
    press('Sebelumnya');
    expect(current()).toBe(3);
    press('Berikutnya');
    expect(current()).toBe(1);
    press('Slide 2');
    expect(current()).toBe(2);
  });

  it('gives a chosen slide its full interval', () => {
    renderPage(<Stage />);
    wait(INTERVAL - 100);
    press('Berikutnya');
    wait(INTERVAL - 1);
    expect(current()).toBe(2);
    wait(1);
    expect(current()).toBe(3);
  });

  it('ignores clicks right after a change, whoever made it', () => {
    renderPage(<Stage lock={LOCK} />);
    press('Berikutnya');
    press('Berikutnya');
    expect(current()).toBe(2);
    wait(LOCK);
    press('Berikutnya');
    expect(current()).toBe(3);
    wait(INTERVAL);
    expect(current()).toBe(1);
    wait(LOCK - 1);
    press('Slide 3');
    expect(current()).toBe(1);
    wait(1);
    press('Slide 3');
    expect(current()).toBe(3);
  });

  it('pauses on hover', () => {
    renderPage(<Stage />);
    fireEvent.pointerEnter(stage());
    wait(3 * INTERVAL);
    expect(current()).toBe(1);
    fireEvent.pointerLeave(stage());
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  it('pauses on focus, also while it moves between controls', () => {
    renderPage(<Stage />);
    act(() => screen.getByRole('button', { name: 'Sebelumnya' }).focus());
    wait(INTERVAL);
    act(() => screen.getByRole('button', { name: 'Berikutnya' }).focus());
    wait(INTERVAL);
    expect(current()).toBe(1);
    act(() => screen.getByRole('button', { name: 'Berikutnya' }).blur());
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  it('stops by Jeda, and starts by Putar even while hovered and focused', () => {
    renderPage(<Stage />);
    press('Jeda');
    wait(3 * INTERVAL);
    expect(current()).toBe(1);
    fireEvent.pointerEnter(stage());
    act(() => screen.getByRole('button', { name: 'Putar' }).focus());
    press('Putar');
    wait(INTERVAL);
    expect(current()).toBe(2);
    expect(screen.getByRole('button', { name: 'Jeda' })).toBeVisible();
  });

  it('does not advance under prefers-reduced-motion until Putar is pressed', () => {
    reduceMotion();
    renderPage(<Stage />);
    wait(3 * INTERVAL);
    expect(current()).toBe(1);
    press('Putar');
    wait(INTERVAL);
    expect(current()).toBe(2);
  });

  it('follows the arrow keys, but leaves those with a modifier to the browser', () => {
    renderPage(<Stage />);
    const dot = screen.getByRole('button', { name: 'Slide 1' });
    fireEvent.keyDown(dot, { key: 'ArrowLeft' });
    expect(current()).toBe(3);
    fireEvent.keyDown(dot, { key: 'ArrowRight' });
    expect(current()).toBe(1);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      fireEvent.keyDown(dot, { key: 'ArrowLeft', [modifier]: true });
      expect(current()).toBe(1);
    }
  });

  it.each([
    ['to the left', { from: [200, 100], to: [120, 110] }, 2],
    ['to the right', { from: [100, 100], to: [180, 90] }, 3],
    ['downwards', { from: [100, 100], to: [150, 300] }, 1],
    ['hardly at all', { from: [100, 100], to: [120, 100] }, 1],
  ])('understands a swipe %s', (_name, { from, to }, expected) => {
    renderPage(<Stage />);
    // jsdom has no TouchList.
    const touch = (type: string, touches: string, [clientX, clientY]: number[]) => {
      const list = { length: 1, item: () => ({ clientX, clientY }) };
      const event = new Event(type, { bubbles: true });
      fireEvent(stage(), Object.assign(event, { [touches]: list }));
    };
    touch('touchstart', 'touches', from);
    touch('touchend', 'changedTouches', to);
    expect(current()).toBe(expected);
  });

  it('announces slides only while paused', () => {
    renderPage(<Stage />);
    const live = () => screen.getByAltText('Gambar 1').closest('[aria-live]');
    expect(live()).toHaveAttribute('aria-live', 'off');
    press('Jeda');
    expect(live()).toHaveAttribute('aria-live', 'polite');
  });

  it('loads the next slide once ready, and keeps what was loaded', () => {
    const { rerender } = renderPage(<Stage count={5} ready={false} />);
    expect(fetched()).toEqual([1]);
    rerender(<Stage count={5} ready />);
    expect(fetched()).toEqual([1, 2]);
    press('Berikutnya');
    expect(fetched()).toEqual([1, 2, 3]);
  });

  it.each([
    ['pointed at or touched', (region: Element) => fireEvent.pointerEnter(region)],
    ['focused', () => act(() => screen.getByRole('button', { name: 'Sebelumnya' }).focus())],
  ])('loads the previous slide, too, once it is %s', (_how, use) => {
    renderPage(<Stage count={5} ready />);
    use(stage());
    expect(fetched()).toEqual([1, 2, 5]);
  });

  it('has one accessible layer where text and pictures are separate', () => {
    renderPage(<Layers />);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByRole('group', { name: '1 dari 2' })).toHaveTextContent('Judul 1');
    press('Berikutnya');
    expect(screen.getByRole('group', { name: '2 dari 2' })).toHaveTextContent('Judul 2');
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('img[alt="Gambar 2"]')?.closest('[inert]')).toBeNull();
    expect(document.querySelector('img[alt="Gambar 1"]')?.closest('[inert]')).not.toBeNull();
  });

  it('has no controls for a single slide', () => {
    renderPage(<Stage count={1} />);
    wait(3 * INTERVAL);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('group', { name: '1 dari 1' })).toBeVisible();
  });

  it("hides controls in the server's HTML", () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <PageEnvironmentContext value={TEST_ENVIRONMENT}>
        <Stage />
      </PageEnvironmentContext>,
    );
    expect(container.querySelector('button')?.parentElement).toHaveClass('invisible');
  });
});
