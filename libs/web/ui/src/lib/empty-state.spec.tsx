import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it.each([1, 2, 3] as const)('has a heading of level %i, a text and an action', (level) => {
    render(
      <EmptyState title="Menu Tidak Ditemukan" level={level} actions={<a href="/menu">Menu</a>}>
        Coba kata lain.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level, name: 'Menu Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByText('Coba kata lain.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Menu' })).toBeVisible();
  });
});
