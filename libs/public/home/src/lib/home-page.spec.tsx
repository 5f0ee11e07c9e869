import { createStore } from '@lereng/web-data-access';
import {
  aMenuItem,
  aSocialMedia,
  failure,
  fakeApi,
  renderPage,
  TEST_SITE,
  type FakeRoutes,
} from '@lereng/web-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import HomePage from './home-page';
import { loadHome } from './load-home';

const dishes = Array.from({ length: 6 }, (_, index) =>
  aMenuItem({ id: index + 1, name: `Hidangan ${index + 1}` }),
);

const visit = (routes: FakeRoutes = {}) =>
  renderPage(<HomePage />, {
    api: {
      'GET /menu-items': dishes,
      'GET /social-media': [
        aSocialMedia({ platform: 'Instagram', url: 'https://instagram.com/lereng.agro' }),
        aSocialMedia({ platform: 'facebook', url: 'https://facebook.com/lereng' }),
        aSocialMedia({ platform: 'whatsapp' }),
      ],
      ...routes,
    },
  });

describe('home', () => {
  it('welcomes, in the one main heading of the page', async () => {
    visit();
    await screen.findByRole('link', { name: 'Hidangan 1' });
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Selamat Datang di Lereng']);
  });

  it('leads to the place on a map', async () => {
    visit();
    const link = await screen.findByRole('link', { name: 'Kunjungi Kami' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps/),
    );
    expect(link).toHaveAttribute('target', '_blank');
    await screen.findByRole('link', { name: 'Hidangan 1' });
  });

  it('has icons of the three platforms alone', async () => {
    visit();
    const icons = await screen.findByRole('list', { name: 'Media sosial' });
    const links = within(icons).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Instagram', 'whatsapp']);
    expect(screen.queryByRole('link', { name: /facebook/i })).toBeNull();
    await screen.findByRole('link', { name: 'Hidangan 1' });
  });

  it('shows the first four dishes, and the way to all of them', async () => {
    visit();
    const section = within(await screen.findByRole('region', { name: 'Menu Pilihan' }));
    await section.findByRole('link', { name: 'Hidangan 1' });
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/menu',
      '/menu/1',
      '/menu/2',
      '/menu/3',
      '/menu/4',
    ]);
  });

  it.each([
    ['there are none', []],
    ['they cannot be had', failure(500)],
  ])('leaves the dishes out where %s', async (_name, answer) => {
    const page = visit({ 'GET /menu-items': answer });
    await screen.findByRole('list', { name: 'Media sosial' });
    await act(async () => {
      await Promise.resolve();
    });
    expect(page.api.log()).toContain('GET /menu-items');
    expect(screen.queryByRole('region', { name: 'Menu Pilihan' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Tentang Kami' })).toBeVisible();
  });

  it('tells about the venue, and how to reach it', async () => {
    visit();
    await screen.findByRole('link', { name: 'Hidangan 1' });
    expect(screen.getByRole('heading', { name: 'Tentang Kami' })).toBeVisible();
    const contact = within(screen.getByRole('region', { name: 'Kontak & Lokasi' }));
    expect(contact.getByRole('link', { name: '+62 812-3456-7890' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890',
    );
    expect(contact.getByRole('link', { name: '@lereng.agro' })).toBeVisible();
    expect(contact.getByRole('link', { name: 'Buka di peta' })).toBeVisible();
  });
});

describe('fallback carousel', () => {
  const current = () =>
    screen
      .getAllByRole('button', { name: /^Slide / })
      .findIndex((dot) => dot.hasAttribute('aria-current')) + 1;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes on every 2 s, and ignores clicks within 500 ms of a change', async () => {
    visit();
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(current()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(current()).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(499));
    press('Berikutnya');
    expect(current()).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(1));
    press('Berikutnya');
    expect(current()).toBe(3);
  });

  it('asks for the first picture before all others', async () => {
    visit();
    const first = screen.getByRole('img', { name: 'Fajar di lereng gunung yang berkabut' });
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    const hero = within(screen.getByRole('region', { name: 'Suasana di tempat kami' }));
    expect(hero.getAllByRole('img', { hidden: true })).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(hero.getAllByRole('img', { hidden: true })).toHaveLength(4);
  });
});

describe('loadHome', () => {
  it.each([
    ['with', dishes],
    ['without', failure(503)],
  ])('describes the page %s dishes', async (_name, answer) => {
    const { dispatch } = createStore({ fetchApi: fakeApi({ 'GET /menu-items': answer }).fetchApi });
    const context = { dispatch, params: {}, search: new URLSearchParams(), site: TEST_SITE };
    const { status = 200, head } = await loadHome(context);
    expect(status).toBe(200);
    expect(head.title).toMatch(/^Lereng \| /);
    expect(head.canonical).toBe('/');
    expect(head.image).toMatchObject({ width: 1200, height: 630 });
    expect(head.structuredData?.[0]).toMatchObject({ name: 'Lereng', url: 'https://lereng.test/' });
  });
});
