import { render, screen } from '@testing-library/react';

import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { SearchField } from './search-field';

describe('SearchField', () => {
  it('is a form that works without scripts', () => {
    render(<SearchField label="Cari menu" action="/menu" defaultValue="kopi" />);
    const box = screen.getByRole('searchbox', { name: 'Cari menu' });
    expect(box).toHaveAttribute('name', 'q');
    expect(box).toHaveValue('kopi');
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/menu');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('button', { name: 'Cari' })).toHaveAttribute('type', 'submit');
  });

  it('reports what was typed before hydration', async () => {
    const search = jest.fn();
    const field = <SearchField label="Cari" onSearch={search} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(field);
    document.body.append(container);
    const box = container.querySelector('input');
    if (box) box.value = 'jahe';
    const root = await act(() => hydrateRoot(container, field));
    expect(search.mock.calls).toEqual([['jahe']]);
    expect(box).toHaveValue('jahe');
    act(() => root.unmount());
    container.remove();
  });
});
