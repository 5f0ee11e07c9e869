import { act, screen, waitFor } from '@testing-library/react';
import { button, noButton, put, renderForm } from '../../testing';
import { text } from '.';

type Values = { name: string };

const fields = [
  text<Values, 'name'>({ name: 'name', label: 'Nama', required: true, maxLength: 20 }),
];
const noResponse = { status: 'FETCH_ERROR', error: 'Failed to fetch' };
const NO_RESPONSE = 'Server tidak menjawab. Periksa sambungan internet Anda.';
const OFFLINE = 'Sambungan internet terputus. Isian Anda masih ada di perangkat ini.';

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** A form after a save that failed with this error. */
async function fail(error: object) {
  const page = renderForm<Values>({ fields, initial: { name: 'Kopi' } });
  page.save.mockRejectedValue(error);
  put('Nama', 'Teh');
  await page.submit();
  await screen.findByText('Belum tersimpan');
  return page;
}

const expectSaved = () =>
  waitFor(() => expect(screen.queryByText('Belum tersimpan')).not.toBeInTheDocument());

afterEach(() => jest.restoreAllMocks());

it('names a lost connection alone, and offers the save once it is back', async () => {
  setOnline(false);
  const { user, save } = await fail(noResponse);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);
  expect(screen.queryByText(/^Gagal/)).not.toBeInTheDocument();
  noButton('Simpan sekarang');
  setOnline(true);
  expect(screen.getByText('Sambungan internet sudah kembali.')).toBeInTheDocument();
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  save.mockResolvedValue({ name: 'Teh' });
  await user.click(button('Simpan sekarang'));
  await expectSaved();
  expect(save).toHaveBeenCalledTimes(2);
});

it('offers the save again as long as the server does not respond', async () => {
  const { user, save } = await fail(noResponse);
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal');
  await user.click(button('Simpan lagi'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(screen.getByText(NO_RESPONSE)).toBeInTheDocument();
  save.mockResolvedValue({ name: 'Teh' });
  await user.click(button('Simpan lagi'));
  await expectSaved();
});

it('offers nothing again that was refused, and says that it is not saved', async () => {
  const { user } = await fail(noResponse);
  put('Nama', '');
  await user.click(button('Simpan lagi'));
  expect(screen.queryByText(NO_RESPONSE)).not.toBeInTheDocument();
  noButton('Simpan lagi');
  expect(screen.getByText('Belum tersimpan')).toBeInTheDocument();
});

it('stays when the message has gone after five seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await fail({ status: 503, data: {} });
    expect(screen.getByRole('alert')).toHaveTextContent('Gagal');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Belum tersimpan')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
