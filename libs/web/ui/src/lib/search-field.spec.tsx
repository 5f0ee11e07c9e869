import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  it('reports each change, and the text on Enter', async () => {
    const search = jest.fn();
    const submit = jest.fn();
    render(<SearchField label="Cari" onSearch={search} onSubmit={submit} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'te{Enter}');
    expect(search.mock.calls).toEqual([['t'], ['te']]);
    expect(submit.mock.calls).toEqual([['te']]);
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
