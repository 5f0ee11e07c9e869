import { render } from '@testing-library/react';
import { Price } from './price';

describe('Price', () => {
  it('formats rupiah with a plain space', () => {
    const { container } = render(<Price amount={350_000} />);
    expect(container).toHaveTextContent(/^Rp 350\.000$/);
    expect(container.textContent).not.toContain('\u00a0');
    expect(container.querySelector('s')).toBeNull();
  });

  it('strikes the original price through, with labels', () => {
    const { container } = render(<Price amount={0} original={150_000} />);
    expect(container.querySelector('s')).toHaveTextContent('Harga semula Rp 150.000');
    expect(container).toHaveTextContent('Harga sekarang Rp 0');
  });
});
