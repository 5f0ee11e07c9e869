import { act, screen, waitFor, within } from '@testing-library/react';
import { button, noButton, renderAdminPage, thingList } from '../../../testing';
import { LONG_LIST } from '../windowed-rows';
import { ListScreen } from '../list-screen';

interface Thing {
  id: number;
  name: string;
}

const LETTERS = ['A', 'B', 'C', 'D'];
const things = (names: readonly string[]): Thing[] =>
  names.map((name) => ({ id: name.charCodeAt(0), name }));
const ids = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

const reorder = jest.fn<Promise<unknown>, [readonly number[]]>();

const page = (rows: Thing[], orderable = true) => (
  <ListScreen
    {...thingList(rows)}
    columns={[
      { header: 'Gambar', cell: ({ name }) => <i>{`gambar ${name}`}</i>, place: 'picture' },
      { header: 'Nama', cell: ({ name }) => name, sortBy: ({ name }) => name },
    ]}
    reorder={orderable ? reorder : undefined}
  />
);

beforeEach(() => {
  reorder.mockReset().mockResolvedValue(undefined);
});

const mode = () => screen.getByRole('group', { name: 'Atur urutan' });
const noMode = () =>
  expect(screen.queryByRole('group', { name: 'Atur urutan' })).not.toBeInTheDocument();
const arranged = () =>
  within(mode())
    .getAllByRole('button', { name: /^Geser / })
    .map(({ ariaLabel, title }) => (ariaLabel ?? title).replace('Geser ', ''))
    .join('');

async function open(rows = things(LETTERS)) {
  const rendered = renderAdminPage(page(rows));
  await rendered.user.click(button('Atur urutan'));
  return rendered;
}

describe('the mode of the order', () => {
  it('is offered where there is something to put in order', () => {
    const { rerender } = renderAdminPage(page(things(['A'])));
    noButton('Atur urutan');
    rerender(page(things(['A', 'B'])));
    expect(button('Atur urutan')).toBeInTheDocument();
    rerender(page(things(['A', 'B']), false));
    noButton('Atur urutan');
  });

  it('shows the list in its own order, whatever it was sorted by, with pictures and no search', async () => {
    const { user } = renderAdminPage(page(things(['B', 'C', 'A'])));
    await user.type(screen.getByRole('searchbox'), 'A');
    await user.click(button('Nama'));
    await user.click(button('Atur urutan'));
    expect(arranged()).toBe('BCA');
    expect(within(mode()).getByText('gambar A')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Atur urutan' })).toHaveFocus();
    for (const role of ['searchbox', 'table']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
    noButton('Tambah Barang');
    await user.click(button('Batal'));
    noMode();
    expect(button('Atur urutan')).toHaveFocus();
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('moves by buttons, says where to, and saves the whole order once', async () => {
    const { user } = await open();
    await user.click(button('Turunkan A'));
    expect(screen.getByText('A di posisi 2 dari 4.')).toHaveAttribute('role', 'status');
    expect(button('Turunkan A')).toHaveFocus();
    await user.click(button('Naikkan D'));
    expect(arranged()).toBe('BADC');
    await user.click(button('Simpan'));
    await waitFor(noMode);
    expect(reorder.mock.calls).toEqual([[ids('BADC')]]);
    expect(button('Atur urutan')).toHaveFocus();
    expect(screen.getByText('Urutan disimpan.')).toBeInTheDocument();
  });

  it.each([
    ['puts the former order back', 'BACD', 'Urutan kembali seperti semula.', ['BACD', 'ABCD']],
    ['leaves an order that has changed again', 'DBAC', /^Tidak diurungkan/, ['BACD']],
  ])('%s', async (_, now, said, saved) => {
    const { user, rerender } = await open();
    await user.click(button('Turunkan A'));
    await user.click(button('Simpan'));
    await waitFor(noMode);
    rerender(page(things([...now])));
    await user.click(button('Urungkan'));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(reorder.mock.calls).toEqual(saved.map((letters) => [ids(letters)]));
  });

  it('moves to the top, and to a position that is typed, and saves', async () => {
    const { user } = await open();
    await user.click(button('Ke paling atas: D'));
    expect(arranged()).toBe('DABC');
    expect(button('Ke paling atas: D')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Ke paling atas: D')).toHaveFocus();
    await user.click(screen.getByRole('textbox', { name: 'Ke posisi: A' }));
    await user.keyboard('4{Enter}');
    expect(arranged()).toBe('DBCA');
    await user.click(button('Simpan'));
    await waitFor(noMode);
    expect(reorder.mock.calls).toEqual([[ids('DBCA')]]);
  });

  it('disables everything while it is saved', async () => {
    let finish: (value: unknown) => void = () => undefined;
    reorder.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { user } = await open();
    await user.click(button('Turunkan A'));
    await user.click(button('Simpan'));
    for (const name of ['Menyimpan...', 'Batal', 'Naikkan C', 'Turunkan C', 'Geser C']) {
      expect(button(name)).toBeDisabled();
    }
    await act(async () => finish(undefined));
    noMode();
  });

  it('keeps the arrangement when saving fails', async () => {
    reorder.mockRejectedValue({ status: 500, data: { message: 'kaputt' } });
    const { user } = await open();
    await user.click(button('Turunkan A'));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gagal menyimpan urutan. Silakan coba lagi.',
    );
    expect(arranged()).toBe('BACD');
    expect(button('Simpan')).toBeEnabled();
  });

  it("shows the server's message where the list has changed, and takes the new rows in", async () => {
    reorder.mockRejectedValueOnce({
      status: 409,
      data: { statusCode: 409, error: 'Conflict', message: 'Daftar berubah', ids: ids('ACDE') },
    });
    const { user, rerender } = await open();
    await user.click(button('Naikkan D'));
    await user.click(button('Simpan'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Daftar berubah');
    rerender(page(things(['A', 'C', 'D', 'E'])));
    expect(arranged()).toBe('ADCE');
    await user.click(button('Simpan'));
    await waitFor(noMode);
    expect(reorder).toHaveBeenLastCalledWith(ids('ADCE'));
  });

  it('asks before an order is lost', async () => {
    const { user } = await open();
    await user.click(button('Naikkan B'));
    await user.click(button('Batal'));
    await user.click(button('Lanjut mengedit'));
    expect(arranged()).toBe('BACD');
    await user.click(button('Batal'));
    await user.click(button('Buang'));
    noMode();
    expect(reorder).not.toHaveBeenCalled();
  });
});

describe('the position', () => {
  const numbered = Array.from({ length: LONG_LIST + 1 }, (_, index) => ({
    id: index + 1,
    name: `Z${index + 1}`,
  }));

  beforeEach(() => {
    // jsdom lays nothing out.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    window.scrollTo = jest.fn();
  });
  afterEach(() => jest.restoreAllMocks());

  const field = (name: string) => screen.getByRole('textbox', { name: `Ke posisi: ${name}` });

  it.each([
    ['50{Enter}', '50'],
    ['0{Enter}', '1'],
    ['999{Enter}', String(numbered.length)],
    ['dua{Enter}', '3'],
    ['9{Escape}', '3'],
    ['{Backspace}{Enter}', '3'],
    ['5{Tab}', '5'],
  ])('typed as %s is %s', async (typed, expected) => {
    const { user } = await open(numbered);
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
    await user.click(field('Z3'));
    await user.keyboard(typed);
    expect(field('Z3')).toHaveValue(expected);
    await user.click(button('Simpan'));
    await waitFor(noMode);
    expect(reorder.mock.calls[0]![0][Number(expected) - 1]).toBe(3);
    expect(new Set(reorder.mock.calls[0]![0]).size).toBe(numbered.length);
  });
});
