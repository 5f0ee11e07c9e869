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
  it('has content-visibility while server-rendered, and keeps it', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(section);
    expect(shown()).toHaveClass('content-visibility-auto', '[--height:50rem]', 'wrap');
    const root = await act(async () => hydrateRoot(container, section));
    expect(shown()).toHaveClass('content-visibility-auto');
    await act(async () => root.unmount());
    container.remove();
  });

  it('has none when client-rendered', () => {
    render(section);
    expect(shown().className).toBe('wrap');
  });
});
