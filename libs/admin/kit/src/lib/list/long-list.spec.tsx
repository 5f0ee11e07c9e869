import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, noButton, noDialog, renderAdminPage, thingList } from '../../testing';
import type { Column } from './column';
import { ListScreen } from './list-screen';
import { longestRows } from './table-meter';
import { LONG_LIST } from './windowed-rows';

interface Thing {
  id: number;
  name: string;
}

const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Barang ${index + 1}` }));

const renderName = jest.fn(({ name }: Thing) => name);
const columns: Column<Thing>[] = [
  { header: 'ID', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { header: 'Nama', cell: renderName, sortBy: ({ name }) => name },
];
const list = (rows: Thing[]) => <ListScreen {...thingList(rows)} columns={columns} />;

/** What a row is taken for that was not measured. */
const ROW_HEIGHT = 64;

// jsdom lays nothing out.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
  window.scrollTo = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  window.scrollY = 0;
});

const show = (count = 2_000) => renderAdminPage(list(things(count)));

const search = () => screen.getByRole('searchbox', { name: 'Cari' });
const rows = () => screen.getAllByRole('row');
const indexes = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));

function scrollTo(position: number) {
  window.scrollY = position;
  fireEvent.scroll(window);
}

describe('a long list', () => {
  it('has only the rows near the screen in the document, and says how many there are', () => {
    show();
    expect(rows().length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    expect(indexes().slice(0, 4)).toEqual([1, 2, 3, 4]);
    for (const row of rows().slice(1)) {
      const [id] = within(row).getAllByRole('cell');
      expect(row).toHaveAttribute('aria-rowindex', String(Number(id?.textContent) + 1));
    }
  });

  it('begins above the number from which a phone is slow', () => {
    const { rerender } = show(LONG_LIST);
    expect(rows()).toHaveLength(LONG_LIST + 1);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    rerender(list(things(LONG_LIST + 1)));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(LONG_LIST + 2));
  });

  it('follows the scrolling, and keeps its ends for the Tab key', () => {
    show();
    scrollTo(1_000 * ROW_HEIGHT);
    expect(indexes()).toContain(1_002);
    expect(indexes()).not.toContain(100);
    expect(indexes().slice(0, 2)).toEqual([1, 2]);
    expect(indexes().at(-1)).toBe(2_001);
  });

  it('keeps the row that has the focus, and those beside it', async () => {
    const { user } = show();
    act(() => button('Edit Barang 2000').focus());
    expect(button('Hapus Barang 1999')).toBeInTheDocument();
    scrollTo(1_000 * ROW_HEIGHT);
    await user.tab();
    expect(button('Hapus Barang 2000')).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(button('Hapus Barang 1999')).toHaveFocus();
    expect(button('Hapus Barang 1998')).toBeInTheDocument();
  });

  it('lets a row go when the focus has left the table', () => {
    show();
    act(() => button('Edit Barang 3').focus());
    scrollTo(1_000 * ROW_HEIGHT);
    expect(button('Edit Barang 3')).toHaveFocus();
    act(() => search().focus());
    noButton('Edit Barang 3');
  });

  it('renders no row again when a dialog opens and closes', async () => {
    const { user } = show();
    renderName.mockClear();
    await user.click(button('Lihat Barang 3'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(button('Lihat Barang 3')).toHaveFocus();
    expect(renderName).not.toHaveBeenCalled();
  });

  it('renders the table once for a letter, and not at all for a message or a dialog of no row', async () => {
    const { user } = show();
    // Each rendering of the head lists the columns; every name contains the letter, so no row changes.
    const renderHead = jest.spyOn(columns, 'map');
    await user.type(search(), 'b');
    expect(renderHead).toHaveBeenCalledTimes(1);
    await user.click(button('Tambah Barang'));
    await user.keyboard('{Escape}');
    expect(renderHead).toHaveBeenCalledTimes(1);
  });

  it('searches and sorts all rows', async () => {
    const { user } = show();
    await user.type(search(), '1999');
    expect(button('Edit Barang 1999')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 dari 2000 data');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
    await user.clear(search());
    await user.click(button('Nama'));
    await user.click(button('Nama'));
    expect(within(rows()[1]!).getByText('Barang 2000')).toBeInTheDocument();
  });

  it('returns the focus to a row that has moved out of sight', async () => {
    const { user, rerender } = show();
    await user.click(button('Edit Barang 3'));
    const others = things(2_000).filter(({ id }) => id !== 3);
    rerender(list([...others, { id: 3, name: 'Barang 3' }]));
    scrollTo(1_000 * ROW_HEIGHT);
    await user.keyboard('{Escape}');
    await waitFor(noDialog);
    expect(button('Edit Barang 3')).toHaveFocus();
    expect(button('Edit Barang 3').closest('tr')).toHaveAttribute('aria-rowindex', '2001');
  });
});

describe('the keys of the search', () => {
  const press = (target: Element, init: KeyboardEventInit) =>
    fireEvent.keyDown(target, { bubbles: true, cancelable: true, ...init })
      ? "the browser's"
      : 'taken';

  it.each([
    ['Ctrl+F', { key: 'f', ctrlKey: true }],
    ['Cmd+F', { key: 'f', metaKey: true }],
    ['/', { key: '/' }],
  ])('%s focuses the field of a long list and selects its text', async (_name, key) => {
    const { user } = show();
    await user.type(search(), 'barang');
    act(() => button('Tambah Barang').focus());
    expect(press(document.body, key)).toBe('taken');
    expect(search()).toHaveFocus();
    await user.keyboard('x');
    expect(search()).toHaveValue('x');
  });

  it("are the browser's in the field, with other modifiers, and behind a dialog", async () => {
    const { user } = show();
    expect(press(document.body, { key: 'f', ctrlKey: true, shiftKey: true })).toBe("the browser's");
    expect(press(document.body, { key: 'f' })).toBe("the browser's");
    act(() => search().focus());
    expect(press(search(), { key: 'f', ctrlKey: true })).toBe("the browser's");
    expect(press(search(), { key: '/' })).toBe("the browser's");
    await user.click(button('Lihat Barang 1'));
    expect(press(document.body, { key: 'f', ctrlKey: true })).toBe("the browser's");
  });

  it("are the browser's on a list that is in the document as a whole", () => {
    show(LONG_LIST);
    expect(press(document.body, { key: 'f', ctrlKey: true })).toBe("the browser's");
    expect(press(document.body, { key: '/' })).toBe("the browser's");
    expect(search()).not.toHaveAttribute('aria-keyshortcuts');
  });
});

describe('longestRows', () => {
  const sizes: Column<{ a: string | null; b: number }>[] = [
    { header: 'A', cell: () => null, sortBy: ({ a }) => a },
    { header: 'B', cell: () => null, sortBy: ({ b }) => b },
    { header: 'C', cell: () => null },
  ];

  it('are one for each column with a text, once each, and the first one', () => {
    const rows = [
      { a: 'x', b: 1 },
      { a: null, b: 1_000 },
      { a: 'xxx', b: 22 },
      { a: 'yyy', b: 333 },
    ];
    expect(longestRows(rows, sizes)).toEqual([rows[0], rows[2], rows[1]]);
    expect(longestRows(rows.slice(2, 3), sizes)).toEqual([rows[2]]);
    expect(longestRows([], sizes)).toEqual([]);
  });
});
