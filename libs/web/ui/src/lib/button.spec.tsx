import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, IconButton } from './button';
import type { LinkComponent } from './link-component';

describe('Button', () => {
  it('does not submit by default', () => {
    render(<Button>Simpan</Button>);
    expect(screen.getByRole('button', { name: 'Simpan' })).toHaveAttribute('type', 'button');
  });
});

describe('ButtonLink', () => {
  it("leaves paths of this site to the router's link", () => {
    const RouterLink: LinkComponent = ({ to, children, ...rest }) => (
      <a href={`/base${to}`} {...rest}>
        {children}
      </a>
    );
    render(
      <ButtonLink href="/menu" link={RouterLink}>
        Menu
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/base/menu');
  });
});

describe('IconButton', () => {
  it('has an accessible name, a tooltip and a click handler', async () => {
    const press = jest.fn();
    render(<IconButton label="Hapus Kopi" icon={<svg aria-hidden="true" />} onClick={press} />);
    const button = screen.getByRole('button', { name: 'Hapus Kopi' });
    expect(button).toHaveAttribute('title', 'Hapus Kopi');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
