import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { HomeSection } from './home-section';

const section = (
  <HomeSection labelledBy="judul" height="[--height:50rem]" className="wrap">
    <h2 id="judul">Tentang Kami</h2>
  </HomeSection>
);
const shown = () => screen.getByRole('region', { name: 'Tentang Kami' });

describe('a section of the home page', () => {
  it('waits until it comes near where the server sent it, and goes on doing so', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(section);
    expect(shown()).toHaveClass('laid-out-later', '[--height:50rem]', 'wrap');
    const root = await act(async () => hydrateRoot(container, section));
    expect(shown()).toHaveClass('laid-out-later');
    await act(async () => root.unmount());
    container.remove();
  });

  it('is there at once in a view that scripts made', () => {
    render(section);
    expect(shown().className).toBe('wrap');
  });
});
