import { act, fireEvent, render, screen } from '@testing-library/react';
import { Banner } from './banner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('is announced and can be closed', () => {
  const onClose = jest.fn();
  render(<Banner kind="error" lasting message="Gagal memuat" onClose={onClose} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal memuat');
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays where it is lasting', () => {
  const onClose = jest.fn();
  render(<Banner kind="error" lasting message="Gagal memuat" onClose={onClose} />);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

it('disappears after five seconds', () => {
  const onClose = jest.fn();
  render(<Banner kind="error" message="Gagal" onClose={onClose} />);
  pass(4_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not restart its timer on re-render', () => {
  const onClose = jest.fn();
  const { rerender } = render(<Banner kind="error" message="Gagal" onClose={jest.fn()} />);
  pass(4_000);
  rerender(<Banner kind="error" message="Gagal" onClose={onClose} />);
  pass(1_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays while hovered or focused', () => {
  const onClose = jest.fn();
  render(<Banner kind="error" message="Gagal" onClose={onClose} />);
  const banner = screen.getByRole('alert');
  fireEvent.pointerMove(banner);
  pass(20_000);
  fireEvent.focus(screen.getByRole('button'));
  fireEvent.pointerLeave(banner);
  pass(20_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button'));
  pass(5_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('disappears under a pointer that rested where it appeared', () => {
  const onClose = jest.fn();
  render(<Banner kind="success" message="Tersimpan" onClose={onClose} />);
  // What the browser sends where the page moves, not the pointer.
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(3_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('disappears after three seconds when it reports a success', () => {
  const onClose = jest.fn();
  render(<Banner kind="success" message="Tersimpan" onClose={onClose} />);
  expect(screen.getByRole('status')).toHaveTextContent('Tersimpan');
  pass(2_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('leaves ten seconds to use what it offers', () => {
  const onClose = jest.fn();
  render(
    <Banner
      kind="success"
      message="Menu dihapus"
      action={<button type="button">Batalkan</button>}
      onClose={onClose}
    />,
  );
  pass(9_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
