import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Icon } from './icon';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

describe('Icon', () => {
  it('shows a symbol of the file, hidden from screen readers', () => {
    const { container } = render(<Icon name="check" className="size-4" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveClass('size-4', { exact: true });
    const href = svg?.querySelector('use')?.getAttribute('href');
    expect(href).toMatch(/^\/assets\/\w+#check$/);
  });

  it('has a symbol for each name', () => {
    const names = [...read('icon-name.gen.ts').matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
    const symbols = [...read('../assets/icons.gen.svg').matchAll(/<symbol id="([\w-]+)"/g)];
    expect(symbols.map(([, id]) => id)).toEqual(names);
  });
});
