import { useRead } from '@lereng/web-data-access';
import { FROM_MISSING_PAGE } from '@lereng/web-feature';
import { type MenuItem, menuItemsApi } from '@lereng/web-data-access/menu-items';
import { aMenuItem, failure, renderPage } from '@lereng/web-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { ListPage } from './list-page';
import type { RenderCard } from './list-rows';
import type { ListWords } from './list-words';

const words: ListWords = {
  title: 'Semua Hal',
  introduction: 'Apa saja yang ada.',
  search: 'Cari hal',
  count: (count) => `${count} hal`,
  found: (count, text) => `${count} hal cocok dengan “${text}”`,
  noneFound: 'Hal Tidak Ditemukan',
  noneFoundHint: (text) => `Tidak ada “${text}”.`,
  noneYet: 'Belum ada apa-apa.',
  failed: 'Hal belum dapat dimuat',
  failedHint: 'Coba lagi nanti.',
  missing: 'Hal itu sedang tidak tersedia.',
};

const rows = [
  aMenuItem({ id: 1, name: 'Soto Ayam', description: 'Kuah kunyit' }),
  aMenuItem({ id: 2, name: 'Jus Jeruk', description: null }),
  aMenuItem({ id: 3, name: 'Kopi', description: null }),
];

/** Names of the rows whose cards were drawn, since a test emptied it. */
const drawn: string[] = [];

const card: RenderCard<MenuItem> = ({ name }, { priority, level: Level }) => {
  drawn.push(name);
  const Heading = `h${Level}` as const;
  return <Heading data-priority={priority}>{name}</Heading>;
};

function Page({ instead }: { instead?: string }) {
  const query = useRead('listMenuItems');
  return (
    <>
      <ListPage
        words={{ ...words, instead }}
        page="menu"
        path="/hal"
        query={query}
        grid="grid"
        priorityCount={2}
      >
        {card}
      </ListPage>
      {query.isError && <p>Belum diperbarui</p>}
    </>
  );
}

/** A page with a link to the list. */
function Site({ to }: { to: string }) {
  return useLocation().pathname === '/hal' ? <Page /> : <Link to={to}>Buka</Link>;
}

const visit = (path = '/hal', response: object = rows, instead?: string) =>
  renderPage(
    <>
      <Page instead={instead} />
      <Link to="/hal">Semua lagi</Link>
      <Link to="/hal" state={FROM_MISSING_PAGE} replace>
        Yang hilang
      </Link>
    </>,
    { path, pattern: '/hal', api: { 'GET /menu-items': response } },
  );

const nextPaint = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const box = () => screen.getByRole('searchbox', { name: 'Cari hal' });
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const there = (name = 'Soto Ayam') => screen.findByRole('heading', { name });

describe('a list page', () => {
  it('shows every row, loads the first pictures with priority, and counts', async () => {
    visit();
    await there();
    const cards = screen.getAllByRole('heading', { level: 2 });
    expect(cards.map(({ dataset }) => dataset['priority'])).toEqual(['true', 'true', 'false']);
    expect(screen.getByRole('status')).toHaveTextContent('3 hal');
    expect(screen.getByRole('heading', { level: 1, name: 'Semua Hal' })).toBeVisible();
  });

  it('searches while typing, announces the count and updates the URL', async () => {
    const page = visit();
    await there();
    await page.user.type(box(), 'KUNYIT');
    await nextPaint();
    expect(shown()).toEqual(['Soto Ayam']);
    expect(screen.getByRole('status')).toHaveTextContent('1 hal cocok dengan “KUNYIT”');
    await waitFor(() => expect(page.location().search).toBe('?q=KUNYIT'));
    expect(box()).toHaveValue('KUNYIT');
  });

  describe('of many rows', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aMenuItem({ id: at + 1, name: `${at % 2 ? 'Teh' : 'Kopi'} ${at}`, description: null }),
    );

    /** At once: the others are added 100 ms later, which a person's typing may take here. */
    const type = async (text: string) => {
      fireEvent.change(box(), { target: { value: text } });
      await nextPaint();
    };

    it('shows a screenful of what matches at once, and the others soon', async () => {
      visit('/hal', many);
      await there('Kopi 0');
      expect(shown()).toHaveLength(60);
      const typed = type('k');
      // The letter is painted first.
      expect(shown()).toHaveLength(60);
      await typed;
      expect(shown()).toHaveLength(12);
      expect(screen.getByRole('status')).toHaveTextContent('30 hal cocok dengan “k”');
      await waitFor(() => expect(shown()).toHaveLength(30));
      await type('');
      expect(shown()).toHaveLength(60);
    });

    describe('opened by a link', () => {
      const open = (to: string) => {
        const page = renderPage(<Site to={to} />, { path: '/', api: { 'GET /menu-items': many } });
        fireEvent.click(screen.getByRole('link', { name: 'Buka' }));
        return page;
      };

      it('begins with few rows, adds the others soon, and takes none away', async () => {
        const { store } = open('/hal');
        await waitFor(() => expect(shown()).toHaveLength(4));
        await waitFor(() => expect(shown()).toHaveLength(60));
        // As after a renewal, all rows are other objects.
        const renewed = menuItemsApi.util.updateQueryData('listMenuItems', undefined, (all) =>
          all.map((row) => ({ ...row })),
        );
        drawn.length = 0;
        store.dispatch(renewed);
        await waitFor(() => expect(drawn).toContain('Kopi 0'));
        expect(shown()).toHaveLength(60);
      });

      it('shows all rows at once where the link leads to a section', async () => {
        open('/hal#bagian');
        await waitFor(() => expect(shown()).not.toEqual([]));
        expect(shown()).toHaveLength(60);
      });
    });

    it('draws no card again for a letter that its row matches as well', async () => {
      visit('/hal', many);
      await there('Kopi 0');
      await type('t');
      await waitFor(() => expect(shown()).toHaveLength(30));
      drawn.length = 0;
      await type('te');
      expect(drawn).toEqual([]);
      await type('');
      expect(shown()).toHaveLength(60);
      expect(drawn).toEqual([]);
    });
  });

  it("starts with the URL's text, and follows the URL when a link changes it", async () => {
    const page = visit('/hal?q=jeruk');
    await there('Jus Jeruk');
    expect(shown()).toEqual(['Jus Jeruk']);
    expect(box()).toHaveValue('jeruk');
    await page.user.click(screen.getByRole('link', { name: 'Semua lagi' }));
    expect(box()).toHaveValue('');
    expect(shown()).toHaveLength(3);
  });

  it('updates the URL at once on Enter', async () => {
    const page = visit();
    await there();
    await page.user.type(box(), ' soto {Enter}');
    expect(page.location().search).toBe('?q=soto');
    expect(box()).toHaveValue(' soto ');
  });

  it('offers to reset a search without results', async () => {
    const page = visit('/hal?q=rendang');
    expect(await there('Hal Tidak Ditemukan')).toBeVisible();
    expect(screen.getByText('Tidak ada “rendang”.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 hal cocok dengan “rendang”');
    await page.user.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
    expect(shown()).toHaveLength(3);
    expect(page.location().search).toBe('');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('offers the first four rows in place of a search without results', async () => {
    const many = [...rows, ...[4, 5].map((id) => aMenuItem({ id, name: `Hal ${id}` }))];
    const page = visit('/hal?q=rendang', many, 'Yang lain');
    await there('Hal Tidak Ditemukan');
    const offered = screen.getByRole('region', { name: 'Yang lain' });
    const names = [...offered.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Soto Ayam', 'Jus Jeruk', 'Kopi', 'Hal 4']);
    await page.user.click(screen.getByRole('button', { name: 'Reset Pencarian' }));
    expect(screen.queryByRole('region', { name: 'Yang lain' })).toBeNull();
  });

  it('offers nothing unless it has a heading and rows for it', async () => {
    const { unmount } = visit('/hal?q=rendang');
    await there('Hal Tidak Ditemukan');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    unmount();
    visit('/hal?q=rendang', [], 'Yang lain');
    await there('Hal Tidak Ditemukan');
    expect(screen.queryByRole('region', { name: 'Yang lain' })).toBeNull();
  });

  it('says that a missing page led to it, until the next navigation', async () => {
    const page = visit();
    await there();
    expect(screen.getByRole('status')).toHaveTextContent(/^3 hal$/);
    await page.user.click(screen.getByRole('link', { name: 'Yang hilang' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Hal itu sedang tidak tersedia.$/);
    expect(shown()).toHaveLength(3);
    await page.user.type(box(), 'soto{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('1 hal cocok dengan “soto”');
  });

  it('marks what stays in sight while one scrolls down in it, but not while that is pressed', async () => {
    let observe: (top: number) => void = () => undefined;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((read) => {
      read(0);
      return 0;
    });
    const Original = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(callBack: (entries: object[]) => void) {
        observe = (top) => callBack([{ isIntersecting: false, boundingClientRect: { top } }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    const { container } = visit();
    await there();
    const bar = container.querySelector('[data-sticky-search]') as HTMLElement;
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
      return bar.hasAttribute('data-bar-away');
    };
    expect(scrollTo(100)).toBe(false);
    observe(-1);
    expect(scrollTo(200)).toBe(true);
    expect(scrollTo(195)).toBe(true);
    expect(scrollTo(150)).toBe(false);
    const matches = jest.spyOn(bar, 'matches').mockReturnValue(true);
    expect(scrollTo(300)).toBe(false);
    matches.mockRestore();
    expect(scrollTo(400)).toBe(true);
    observe(1);
    expect(bar).not.toHaveAttribute('data-bar-away');
    scrollTo(0);
    globalThis.IntersectionObserver = Original;
    jest.restoreAllMocks();
  });

  it('has an empty state with a link home', async () => {
    visit('/hal', []);
    expect(await there('Hal Tidak Ditemukan')).toBeVisible();
    expect(screen.getByText('Belum ada apa-apa.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Pencarian' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  });

  it('shows a failure and retries', async () => {
    const page = visit('/hal', failure(503));
    expect(await there('Hal belum dapat dimuat')).toBeVisible();
    page.api.respondWith({ 'GET /menu-items': rows });
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await there()).toBeVisible();
  });

  it('keeps showing rows when a refetch fails', async () => {
    const page = visit();
    await there();
    page.api.respondWith({ 'GET /menu-items': failure(503) });
    const { listMenuItems } = menuItemsApi.endpoints;
    await page.store.dispatch(
      listMenuItems.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    expect(await screen.findByText('Belum diperbarui')).toBeVisible();
    expect(shown()).toHaveLength(3);
  });
});
