import { renderPage, TEST_SITE, TEST_TODAY } from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { SunLine } from './sun-line';

const day = {
  date: TEST_TODAY,
  sunrise: '05:00',
  sunset: '17:30',
  hours: [{ opens: '06:00', closes: '18:00' }],
};

function show(of: Partial<typeof day> | { hours: null }, today = TEST_TODAY) {
  const site = { ...TEST_SITE, day: { ...day, ...of } };
  renderPage(<SunLine />, { environment: { site, today } });
  const section = screen.getByRole('region', { name: 'Matahari hari ini' });
  const facts = within(section).getAllByRole('definition');
  return {
    facts: facts.map((fact) => [fact.previousElementSibling?.textContent, fact.textContent]),
    paths: [...section.querySelectorAll('path')].map((path) => path.getAttribute('d')),
  };
}

const SUN = [
  ['Matahari terbit', '05.00'],
  ['Terbenam', '17.30'],
];

describe('SunLine', () => {
  it('has sunrise, opening hours and sunset, and draws them', () => {
    const { facts, paths } = show({});
    expect(facts).toEqual([SUN[0], ['Buka', '06.00–18.00'], SUN[1]]);
    const [, curve, ...open] = paths;
    expect(curve).toMatch(/^M300 84Q675 .* 1050 84$/);
    expect(open).toEqual(['M360 84H1080']);
  });

  it('says that the venue is closed', () => {
    const { facts, paths } = show({ hours: [] });
    expect(facts[1]).toEqual(['Hari ini', 'Tutup']);
    expect(paths).toHaveLength(2);
  });

  it('says that the venue is always open', () => {
    const { facts } = show({ hours: [{ opens: '00:00', closes: '23:59' }] });
    expect(facts[1]).toEqual(['Buka', '24 jam']);
  });

  it('draws hours that end after midnight until then', () => {
    const { paths } = show({ hours: [{ opens: '17:00', closes: '02:00' }] });
    expect(paths[2]).toBe('M1020 84H1440');
  });

  it('leaves out hours that are unknown, or those of yesterday', () => {
    expect(show({ hours: null }).facts).toEqual(SUN);
    document.body.replaceChildren();
    expect(show({}, '2026-11-21').facts).toEqual(SUN);
  });

  it('is not there where the place is unknown', () => {
    const { container } = renderPage(<SunLine />);
    expect(container).toBeEmptyDOMElement();
  });
});
