import { PageEnvironmentContext } from '@lereng/web-feature';
import { renderPage, TEST_ENVIRONMENT, TEST_TODAY } from '@lereng/web-testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NoticeBanner } from './notice-banner';

const show = (text: string | null, until: string | null = null) =>
  renderPage(
    <>
      <NoticeBanner notice={text === null ? null : { text, until }} />
      <main tabIndex={-1} />
    </>,
  );
const banner = () => screen.queryByRole('region', { name: 'Pengumuman' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the notice', () => {
  it.each([
    ['without a last day', null, true],
    ['on its last day', TEST_TODAY, true],
    ['after it', '2026-11-19', false],
  ])('is shown %s: %s', (_when, until, isShown) => {
    show('Jalur atas licin,\npakai sepatu', until);
    if (isShown) expect(banner()).toHaveTextContent('Jalur atas licin, pakai sepatu');
    else expect(banner()).toBeNull();
  });

  it('has the place of its button before scripts run, so that its text stays as it wraps', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <PageEnvironmentContext value={TEST_ENVIRONMENT}>
        <NoticeBanner notice={{ text: 'Jalur atas licin', until: null }} />
      </PageEnvironmentContext>,
    );
    expect(container.querySelector('button')).toHaveClass('invisible');
    show('Jalur atas licin');
    expect(screen.getByRole('button')).not.toHaveClass('invisible');
  });

  it('is not there without a text', () => {
    show(null);
    expect(banner()).toBeNull();
  });

  it('is closed for the visit, until the owner writes another one', async () => {
    const { user, unmount } = show('Jalur atas licin');
    await user.click(screen.getByRole('button', { name: 'Tutup pengumuman' }));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    const { unmount: leave } = show('Jalur atas licin');
    expect(banner()).toBeNull();
    leave();
    show('Jalur atas ditutup');
    expect(banner()).toHaveTextContent('Jalur atas ditutup');
  });

  it('is closed on the page where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { user } = show('Jalur atas licin');
    await user.click(screen.getByRole('button', { name: 'Tutup pengumuman' }));
    expect(banner()).toBeNull();
  });
});
