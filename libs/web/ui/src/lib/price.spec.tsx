import { render } from '@testing-library/react';
import { Price } from './price';

describe('Price', () => {
  it('has the price before a discount struck through beside it', () => {
    const { container } = render(<Price amount={315_000} original={350_000} note="per jip" />);
    expect(container.querySelector('s')).toHaveTextContent('Rp 350.000');
    expect(container).toHaveTextContent('Harga sekarang Rp 315.000 per jip');
  });

  it.each([null, undefined, 10])('is alone beside an original of %p', (original) => {
    const { container } = render(<Price amount={10} original={original} />);
    expect(container.querySelector('s')).toBeNull();
    expect(container.textContent).toBe('Rp 10');
  });
});
