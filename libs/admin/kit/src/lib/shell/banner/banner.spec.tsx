import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FootMessage, FootMessages, FootProvider } from '../foot/foot';
import { Banner, MessageBanner, type BannerProps } from './banner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(props: Partial<BannerProps> = {}) {
  const onClose = jest.fn();
  const banner = { kind: 'error', message: 'Gagal', onClose, ...props } as const;
  const { rerender } = render(<Banner {...banner} />);
  return { onClose, rerender: () => rerender(<Banner {...banner} onClose={() => onClose()} />) };
}

it('is announced, stays where it is lasting, and can be closed', () => {
  const { onClose } = show({ lasting: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal');
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tutup pesan' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each<[string, number, Partial<BannerProps>]>([
  ['an error', 5_000, {}],
  ['a success', 3_000, { kind: 'success' }],
  ['an offer', 10_000, { kind: 'success', action: <button type="button">Urungkan</button> }],
])('shows %s for %i ms', (_, milliseconds, props) => {
  const { onClose } = show(props);
  expect(screen.getByRole(props.kind ? 'status' : 'alert')).toHaveTextContent('Gagal');
  pass(milliseconds - 1);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not restart its timer on re-render', () => {
  const { onClose, rerender } = show();
  pass(4_000);
  rerender();
  pass(1_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays while hovered or focused', () => {
  const { onClose } = show();
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
  const { onClose } = show();
  // What the browser sends where the page moves, not the pointer.
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(5_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each(['success', 'error'] as const)('is at the foot for a success alone: %s', (kind) => {
  const state = { message: { key: 1, kind, text: 'Tersimpan' }, show: jest.fn(), clear: jest.fn() };
  render(
    <FootProvider>
      <FootMessages />
      <form>
        <MessageBanner state={state} />
      </form>
    </FootProvider>,
  );
  const inForm = screen.getByText('Tersimpan').closest('form') !== null;
  expect(inForm).toBe(kind === 'error');
  expect(screen.getByText('Tersimpan').closest('[aria-live=polite]') !== null).toBe(!inForm);
});

describe('a message at the foot whose screen is left', () => {
  const said = (text: string) => (
    <FootMessage>
      <Banner kind="success" message={text} action={<button>Urungkan</button>} onClose={() => {}} />
    </FootMessage>
  );
  const foot = (screens: ReactNode) => (
    <FootProvider>
      <FootMessages />
      <>{screens}</>
    </FootProvider>
  );

  it('stays for its time', () => {
    const { rerender } = render(foot(said('Dihapus')));
    rerender(foot(null));
    pass(9_000);
    expect(screen.getByText('Dihapus')).toBeInTheDocument();
    pass(1_000);
    expect(screen.queryByText('Dihapus')).toBeNull();
  });

  it('gives way to the next one', () => {
    const { rerender } = render(foot(<div key="a">{said('Dihapus')}</div>));
    rerender(foot(<div key="b">{said('Ditambahkan')}</div>));
    expect(screen.getByText('Ditambahkan')).toBeInTheDocument();
    expect(screen.queryByText('Dihapus')).toBeNull();
  });
});
