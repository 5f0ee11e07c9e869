import { PageEnvironmentContext } from '@lereng/web-feature';
import { aPackage, aPhoto, renderPage, TEST_ENVIRONMENT } from '@lereng/web-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PhotoStrip } from './photo-strip';

const images = Array.from({ length: 3 }, (_, index) =>
  aPhoto({ image_url: `/uploads/${index + 1}.jpg`, image_focus_x: index * 10 }),
);
const strip = (
  <PhotoStrip
    name="Jip Fajar"
    images={images}
    picture={{
      image: aPackage(),
      alt: 'Jip Fajar',
      sizes: '50vw',
      priority: true,
      className: 'box',
    }}
  />
);
const photos = () => screen.getAllByRole('img') as HTMLImageElement[];
const scroller = () => screen.getByRole('group', { name: 'Foto Jip Fajar' });
const button = (name: string) => screen.getByRole('button', { name });

/** As wide as jsdom, which lays nothing out, does not say. */
const WIDTH = 400;
const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockReset();
  Object.assign(HTMLElement.prototype, { scrollTo });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  jest.restoreAllMocks();
});

/** As when the browser has swiped to a photo. */
const swipeTo = (index: number) => {
  Object.defineProperty(scroller(), 'scrollLeft', { value: index * WIDTH, configurable: true });
  fireEvent.scroll(scroller());
};

describe('PhotoStrip', () => {
  it('has every photo in its order with its number, the first as a single one would be, the others lazy', () => {
    const { container } = renderPage(strip);
    const names = [1, 2, 3].map((number) => `Jip Fajar, foto ${number} dari 3`);
    expect(photos().map(({ alt }) => alt)).toEqual(names);
    const loading = photos().map((photo) => [
      photo.getAttribute('loading'),
      photo.getAttribute('fetchpriority'),
    ]);
    expect(loading).toEqual([
      ['eager', 'high'],
      ['lazy', null],
      ['lazy', null],
    ]);
    const focus = photos().map(({ style }) => style.objectPosition);
    expect(focus).toEqual(['0% 50%', '10% 50%', '20% 50%']);
    expect([...container.querySelectorAll('source')].map(({ sizes }) => sizes)).toEqual(
      Array(6).fill('50vw'),
    );
    const counters = within(scroller()).getAllByText(/^\d \/ \d$/);
    expect(counters.map(({ textContent }) => textContent)).toEqual(['1 / 3', '2 / 3', '3 / 3']);
    expect(container.querySelector('.box')).toBe(scroller().parentElement);
  });

  it('is complete without scripts, but for the buttons', () => {
    const html = renderToString(
      <PageEnvironmentContext value={TEST_ENVIRONMENT}>{strip}</PageEnvironmentContext>,
    );
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('/uploads/3.jpg');
    expect(html).not.toContain('<button');
  });

  it('is moved by buttons, which stop at its ends', async () => {
    const { user } = renderPage(strip);
    expect(button('Sebelumnya')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Sebelumnya'));
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(button('Berikutnya'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH });
    swipeTo(2);
    expect(button('Berikutnya')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Sebelumnya'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH });
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
