import { fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { button, renderAdminPage } from '../../../testing';
import { useConfirmLeave, useUnsavedChanges } from './leave-guard';

function Page({ unsaved, onBack }: { unsaved: boolean; onBack?: () => void }) {
  const { pathname } = useLocation();
  const confirmLeave = useConfirmLeave();
  useUnsavedChanges(unsaved, { onBack });
  return (
    <>
      <p>Di {pathname}</p>
      <Link to="/admin/slides">Slides</Link>
      <a href="/" target="_blank">
        Situs
      </a>
      <a href="https://example.org/">Luar</a>
      <a href="#bawah">Bawah</a>
      <button type="button" onClick={() => confirmLeave(() => document.body.append('keluar'))}>
        Keluar
      </button>
    </>
  );
}

const question = () => screen.queryByRole('dialog', { name: 'Buang perubahan?' });

it('asks before a link of the app is followed', async () => {
  const { user } = renderAdminPage(<Page unsaved />);
  await user.click(screen.getByRole('link', { name: 'Slides' }));
  expect(question()).toBeInTheDocument();
  await user.click(button('Lanjut mengedit'));
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByText('Di /')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Slides' }));
  await user.click(button('Buang'));
  expect(screen.getByText('Di /admin/slides')).toBeInTheDocument();
});

it('asks nothing where nothing is unsaved', async () => {
  const { user } = renderAdminPage(<Page unsaved={false} />);
  await user.click(button('Keluar'));
  expect(document.body).toHaveTextContent('keluar');
  await user.click(screen.getByRole('link', { name: 'Slides' }));
  expect(screen.getByText('Di /admin/slides')).toBeInTheDocument();
});

it.each([
  ['Situs', {}],
  ['Luar', {}],
  ['Bawah', {}],
  ['Slides', { ctrlKey: true }],
])('leaves a click on the link %s with %j to the browser', (name, modifiers) => {
  renderAdminPage(<Page unsaved />);
  // Only to keep the test's window from navigating, after every other handler.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name }), modifiers);
  expect(question()).not.toBeInTheDocument();
});

describe("the browser's back", () => {
  const goBack = (key: string) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { key },
    });
    return fireEvent(window.navigation as unknown as Element, event) ? 'allowed' : 'prevented';
  };
  const traverseTo = jest.fn();

  beforeEach(() => {
    const navigation = Object.assign(new EventTarget(), { traverseTo });
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  it('goes on where it was going once the changes are discarded', async () => {
    const { user, rerender } = renderAdminPage(<Page unsaved />);
    expect(goBack('earlier')).toBe('prevented');
    expect(question()).toBeInTheDocument();
    await user.click(button('Buang'));
    expect(traverseTo).toHaveBeenCalledWith('earlier');
    expect(goBack('earlier')).toBe('allowed');
    rerender(<Page unsaved={false} />);
    expect(goBack('earlier')).toBe('allowed');
  });

  it('does what the form wants instead', async () => {
    const onBack = jest.fn();
    const { user } = renderAdminPage(<Page unsaved onBack={onBack} />);
    goBack('earlier');
    await user.click(button('Buang'));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});
