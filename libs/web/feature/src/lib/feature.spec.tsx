import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { lazyComponent } from './lazy-component';
import {
  PageEnvironmentContext,
  usePageEnvironment,
  type PageEnvironment,
} from './page-environment';
import { PageLink } from './page-link';

describe('lazyComponent', () => {
  const Page = () => <h1>Isi</h1>;

  it('renders synchronously after preload, on the server too', async () => {
    const load = jest.fn(async () => ({ default: Page }));
    const Lazy = lazyComponent(load);
    await Promise.all([Lazy.preload(), Lazy.preload()]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(renderToString(<Lazy />)).toBe('<h1>Isi</h1>');
  });

  it('suspends without preload', async () => {
    const Lazy = lazyComponent(async () => ({ default: Page }));
    await act(async () => {
      render(
        <Suspense fallback="sebentar">
          <Lazy />
        </Suspense>,
      );
    });
    expect(await screen.findByRole('heading', { name: 'Isi' })).toBeVisible();
  });

  it('retries a failed import', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Page }>, []>()
      .mockRejectedValueOnce(new Error('no signal'))
      .mockResolvedValue({ default: Page });
    const Lazy = lazyComponent(load);
    await expect(Lazy.preload()).rejects.toThrow('no signal');
    await Lazy.preload();
    expect(renderToString(<Lazy />)).toBe('<h1>Isi</h1>');
  });
});

describe('PageLink', () => {
  it.each(['pointerEnter', 'touchStart', 'focus'] as const)(
    'preloads its target on %s',
    (event) => {
      const preload = jest.fn();
      const environment = { preload } as unknown as PageEnvironment;
      render(
        <PageEnvironmentContext value={environment}>
          <MemoryRouter>
            <PageLink to="/menu">Menu</PageLink>
          </MemoryRouter>
        </PageEnvironmentContext>,
      );
      const link = screen.getByRole('link', { name: 'Menu' });
      expect(link).toHaveAttribute('href', '/menu');
      fireEvent[event](link);
      expect(preload).toHaveBeenCalledWith('/menu');
    },
  );
});

describe('usePageEnvironment', () => {
  it('throws outside of the shell', () => {
    const Lost = () => <p>{usePageEnvironment().today}</p>;
    expect(() => renderToString(<Lost />)).toThrow('needs the shell');
  });
});
