import { useRead } from '@lereng/web-data-access';
import {
  aDayEntry,
  aSetting,
  renderPage,
  TEST_SITE,
  TEST_TODAY,
  type FakeRoutes,
} from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { SunLine } from './sun-line';

const TEXT = 'Setiap hari 06.00–18.00';
const day = {
  openingHours: TEXT,
  date: TEST_TODAY,
  sunrise: '05:00',
  sunset: '17:30',
  hours: [{ opens: '06:00', closes: '18:00' }],
};

/** The line once the layout has what it reads for every page. */
function InLayout() {
  const { data: settings } = useRead('listSiteSettings');
  const { data: calendar } = useRead('listCalendar');
  return settings && calendar && <SunLine />;
}

async function show(
  of: Partial<typeof day> | { hours: null },
  today = TEST_TODAY,
  api: FakeRoutes = {},
) {
  const site = { ...TEST_SITE, day: { ...day, ...of } };
  renderPage(<InLayout />, {
    environment: { site, today },
    api: {
      'GET /site-settings': [aSetting('opening_hours', TEXT)],
      'GET /calendar': [],
      ...api,
    },
  });
  const section = await screen.findByRole('region', { name: 'Matahari hari ini' });
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
  it('has sunrise, opening hours and sunset, and draws them', async () => {
    const { facts, paths } = await show({});
    expect(facts).toEqual([SUN[0], ['Buka', '06.00–18.00'], SUN[1]]);
    const [, curve, ...open] = paths;
    expect(curve).toMatch(/^M300 84Q675 .* 1050 84$/);
    expect(open).toEqual(['M360 84H1080']);
  });

  it('says that the venue is closed', async () => {
    const { facts, paths } = await show({ hours: [] });
    expect(facts[1]).toEqual(['Hari ini', 'Tutup']);
    expect(paths).toHaveLength(2);
  });

  it('says that the venue is always open', async () => {
    const { facts } = await show({ hours: [{ opens: '00:00', closes: '23:59' }] });
    expect(facts[1]).toEqual(['Buka', '24 jam']);
    document.body.replaceChildren();
    const hours = [{ opens: '00:00', closes: '00:00' }];
    const entry = aDayEntry({ kind: 'hours', hours });
    const ofCalendar = await show({}, TEST_TODAY, { 'GET /calendar': [entry] });
    expect(ofCalendar.facts[1]).toEqual(['Buka', '24 jam']);
  });

  it('draws hours that end after midnight until then', async () => {
    const { paths } = await show({ hours: [{ opens: '17:00', closes: '02:00' }] });
    expect(paths[2]).toBe('M1020 84H1440');
  });

  it.each<[name: string, ...of: Parameters<typeof show>]>([
    ['that are unknown', { hours: null }],
    ['of yesterday', {}, '2026-11-21'],
    [
      'of a text that the owner has changed',
      {},
      TEST_TODAY,
      { 'GET /site-settings': [aSetting('opening_hours', 'Setiap hari 09.00–17.00')] },
    ],
  ])('leaves out hours %s', async (_name, ...of) => {
    expect((await show(...of)).facts).toEqual(SUN);
  });

  it('follows the calendar, whatever it said when the page was made', async () => {
    const closed = await show({}, TEST_TODAY, { 'GET /calendar': [aDayEntry()] });
    expect(closed.facts[1]).toEqual(['Hari ini', 'Tutup']);
    document.body.replaceChildren();
    const hours = [{ opens: '09:00', closes: '23:30' }];
    const other = await show({}, TEST_TODAY, {
      'GET /calendar': [aDayEntry({ kind: 'hours', hours })],
    });
    expect(other.facts[1]).toEqual(['Buka', '09.00–23.30']);
  });

  it('is not there where the place is unknown', () => {
    const { container } = renderPage(<SunLine />);
    expect(container).toBeEmptyDOMElement();
  });
});
