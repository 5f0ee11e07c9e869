import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from './dialog';

function Screen({ onAsked, ...props }: Partial<DialogProps> & { onAsked?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onAsked?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Buka</button>
      {open && (
        <Dialog title="Tambah Menu" actions={<button>Simpan</button>} onClose={close} {...props}>
          {props.children ?? <input aria-label="Nama" />}
        </Dialog>
      )}
    </>
  );
}

async function open(ui: React.ReactElement) {
  const user = userEvent.setup();
  render(ui);
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  return user;
}

const dialog = () => screen.getByRole('dialog', { name: 'Tambah Menu' });
const gone = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

it('is open, modal and named by its title, which has the focus', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await open(<Screen />);
  expect(dialog()).toHaveAttribute('open');
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Tambah Menu' })).toHaveFocus();
});

it('focuses the marked element', async () => {
  await open(
    <Screen>
      <input aria-label="Nama" data-autofocus />
    </Screen>,
  );
  expect(screen.getByLabelText('Nama')).toHaveFocus();
});

it.each<[string, (user: UserEvent) => unknown]>([
  ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Tutup dialog' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the backdrop', (user) => user.click(dialog())],
  ["a phone's back gesture", () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
])('closes by %s, restores the focus, and lets the page scroll again', async (_way, close) => {
  const user = await open(<Screen />);
  expect(document.documentElement).toHaveClass('overflow-hidden');
  await close(user);
  gone();
  expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
  expect(document.documentElement).not.toHaveClass('overflow-hidden');
});

it('stays open when a press starts inside and ends on the backdrop', async () => {
  await open(<Screen />);
  fireEvent.pointerDown(screen.getByLabelText('Nama'));
  fireEvent.click(dialog());
  expect(dialog()).toBeInTheDocument();
});

it('stays when a file chooser inside it is cancelled', async () => {
  const onAsked = jest.fn();
  await open(<Screen onAsked={onAsked} />);
  fireEvent(screen.getByLabelText('Nama'), new Event('cancel', { bubbles: true }));
  expect(onAsked).not.toHaveBeenCalled();
});

it('reopens when the browser closes it despite preventDefault', async () => {
  const onClose = jest.fn();
  await open(<Screen onClose={onClose} />);
  (dialog() as HTMLDialogElement).open = false;
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(dialog()).toHaveAttribute('open');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('cannot be closed while busy, and keeps the focus', async () => {
  const onAsked = jest.fn();
  const user = await open(<Screen onAsked={onAsked} busy />);
  expect(dialog()).toHaveFocus();
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Tutup dialog' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(dialog());
  expect(onAsked).not.toHaveBeenCalled();
});

it.each([
  [false, null],
  [true, '0'],
])(
  'has a form whose body keys can scroll also while its fields are disabled: %s',
  async (busy, tabIndex) => {
    await open(<Screen onSubmit={jest.fn()} busy={busy} />);
    expect(screen.getByRole('group').getAttribute('tabindex')).toBe(tabIndex);
  },
);
