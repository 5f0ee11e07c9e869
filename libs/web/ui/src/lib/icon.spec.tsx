import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Icon } from './icon';

const ROOT = join(__dirname, '../../../../..');
const sprite = readFileSync(join(__dirname, '../assets/icons.gen.svg'), 'utf8');

describe('Icon', () => {
  it('shows a symbol of the file, hidden from screen readers', () => {
    const { container } = render(<Icon name="check" className="size-4" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveClass('size-4', { exact: true });
    const href = svg?.querySelector('use')?.getAttribute('href');
    expect(href).toMatch(/^\/assets\/\w+#check$/);
  });

  it('has a file and names as they are made from the packages', () => {
    const script =
      "import('./tools/icons/sprite.mjs').then(async ({ spriteNames, spriteSvg }) => " +
      'console.log(JSON.stringify({ names: spriteNames, svg: await spriteSvg() })))';
    const made = JSON.parse(
      execFileSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' }),
    ) as {
      names: string[];
      svg: string;
    };
    expect(sprite).toBe(made.svg);
    const types = readFileSync(join(__dirname, 'icon-name.gen.ts'), 'utf8');
    expect([...types.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)).toEqual(made.names);
  });
});
