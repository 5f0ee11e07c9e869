import { render, screen } from '@testing-library/react';
import { DiscountBadge } from './discount-badge';

describe('DiscountBadge', () => {
  it.each([1, 25, 100])('says in sight that %i percent are saved', (percent) => {
    render(<DiscountBadge percent={percent} />);
    expect(screen.getByText(`Hemat ${percent}%`)).toBeVisible();
  });
});
