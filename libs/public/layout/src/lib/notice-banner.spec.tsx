import { PageEnvironmentContext } from '@lereng/web-feature';
import { renderPage, TEST_ENVIRONMENT, TEST_TODAY } from '@lereng/web-testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NoticeBanner } from './notice-banner';

const AT = '2026-11-19T02:00:00.000Z';

const show = (text: string | null, until: string | null = null, changedAt = AT) =>
  renderPage(
    <>
      <NoticeBanner notice={text === null ? null : { text, until, changedAt }} />
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

  const onServer = (text: string) => (
    <PageEnvironmentContext value={TEST_ENVIRONMENT}>
      <NoticeBanner notice={{ text, until: null, changedAt: AT }} />
    </PageEnvironmentContext>
  );

  it('has the place of its button before scripts run, so that its text stays as it wraps', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(onServer('Jalur atas licin'));
    expect(container.querySelector('button')).toHaveClass('invisible');
    show('Jalur atas licin');
    expect(screen.getByRole('button')).not.toHaveClass('invisible');
  });

  it.each([
    ['hidden before hydration where this visit has closed it', `${AT} `, 0],
    ['shown where it has closed an earlier one', '2026-11-18T02:00:00.000Z ', 1],
  ])('is %s', async (_name, closed, count) => {
    sessionStorage.setItem('lereng-closed-notice', closed);
    const page = onServer('Jalur <b> licin,\n"pakai" sepatu');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    // Scripts of `innerHTML` do not run.
    const script = document.createElement('script');
    const parsed = container.querySelector('script');
    script.text = parsed?.text ?? '';
    parsed?.replaceWith(script);
    expect(screen.queryAllByRole('region')).toHaveLength(count);
    const root = await act(async () => hydrateRoot(container, page));
    expect(container.querySelectorAll('section')).toHaveLength(count);
    expect(container.querySelector('script')).toBeNull();
    act(() => root.unmount());
    container.remove();
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
    const { unmount: leaveAgain } = show('Jalur atas ditutup', null, '2026-11-20T02:00:00.000Z');
    expect(banner()).toHaveTextContent('Jalur atas ditutup');
    leaveAgain();
  });

  it.each([
    ['the same text, published again', null, '2026-11-20T02:00:00.000Z'],
    ['the same one, with another last day', '2026-11-25', AT],
  ])('is shown again as %s', async (_name, until, changedAt) => {
    const { user, unmount } = show('Jalur atas licin');
    await user.click(screen.getByRole('button', { name: 'Tutup pengumuman' }));
    expect(banner()).toBeNull();
    unmount();
    show('Jalur atas licin', until, changedAt);
    expect(banner()).toHaveTextContent('Jalur atas licin');
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
