import { render } from '@testing-library/react';
import { DiscountBadge } from './discount-badge';

describe('DiscountBadge', () => {
  it.each([1, 25, 100])('shows %i percent with a label', (percent) => {
    const { container } = render(<DiscountBadge percent={percent} />);
    expect(container).toHaveTextContent(new RegExp(`^Diskon ${percent}%$`));
    expect(container.querySelector('.sr-only')).toHaveTextContent('Diskon');
  });
});
