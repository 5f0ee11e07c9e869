import { createStore, PageDataContext, storeData, useRead } from '@lereng/web-data-access';
import { PageEnvironmentContext } from '@lereng/web-feature';
import {
  aDayEntry,
  aSetting,
  fakeApi,
  renderPage,
  TEST_ENVIRONMENT,
  TEST_SITE,
  TEST_TODAY,
} from '@lereng/web-testing';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SunLine } from './sun-line';

const TEXT = 'Setiap hari 06.00–18.00';
const day = { date: TEST_TODAY, sunrise: '05:00', sunset: '17:30', minute: 11 * 60 + 15 };

/** The line once the layout has what it reads for every page. */
function InLayout() {
  const { data: settings } = useRead('listSiteSettings');
  const { data: calendar } = useRead('listCalendar');
  return settings && calendar && <SunLine />;
}

interface Shown {
  /** The opening hours, as the owner wrote them. */
  hours?: string;
  entries?: object[];
}

async function show({ hours = TEXT, entries = [] }: Shown = {}) {
  const site = { ...TEST_SITE, day };
  const { container } = renderPage(<InLayout />, {
    environment: { site },
    api: {
      'GET /site-settings': [aSetting('opening_hours', hours)],
      'GET /calendar': entries,
    },
  });
  const section = await screen.findByRole('region', { name: 'Matahari hari ini' });
  const facts = within(section).getAllByRole('definition');
  return {
    facts: facts.map((fact) => [fact.previousElementSibling?.textContent, fact.textContent]),
    open: [...container.querySelectorAll('path:not([class])')].map((path) =>
      path.getAttribute('d'),
    ),
    opens: section.style.getPropertyValue('--opens'),
  };
}

const SUN = [
  ['Matahari terbit', '05.00'],
  ['Terbenam', '17.30'],
];

describe('SunLine', () => {
  it('has sunrise, opening hours and sunset, and draws them', async () => {
    const { facts, open, opens } = await show();
    expect(facts).toEqual([['Buka', '06.00–18.00'], ...SUN]);
    expect(open).toEqual(['M360 84H1080']);
    // Ninety minutes of night and an hour of day, of all that is drawn.
    expect(opens).toBe(`${((100 * 150) / 930).toFixed(1)}%`);
  });

  it.each([
    ['closed', { entries: [aDayEntry()] }, ['Hari ini', 'Tutup']],
    ['always open', { hours: 'Buka 24 jam' }, ['Buka', '24 jam']],
    [
      'open all day for once',
      {
        entries: [aDayEntry({ kind: 'hours', hours: [{ opens: '00:00', closes: '00:00' }] })],
      },
      ['Buka', '24 jam'],
    ],
    [
      'open at other hours',
      {
        entries: [aDayEntry({ kind: 'hours', hours: [{ opens: '09:00', closes: '23:30' }] })],
      },
      ['Buka', '09.00–23.30'],
    ],
  ] as const)('says that the venue is %s', async (_name, shown, expected) => {
    const { facts } = await show(shown as Shown);
    expect(facts).toEqual([expected, ...SUN]);
  });

  it.each([
    ['04.00–21.00', 'M240 84H1140'],
    ['17.00–02.00', 'M1020 84H1140'],
    ['02.00–12.00', 'M210 84H720'],
  ])('draws %s no further than the drawing goes', async (hours, expected) => {
    const { open } = await show({ hours: `Setiap hari ${hours}` });
    expect(open).toEqual([expected]);
  });

  it('leaves out hours that are unknown', async () => {
    const { facts, open } = await show({ hours: 'Hubungi kami dulu' });
    expect([facts, open]).toEqual([SUN, []]);
  });

  it('is not there where the place is unknown', () => {
    const { container } = renderPage(<SunLine />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the sun', () => {
  const sunIn = (container: Element) => container.querySelector('.sun')?.getAttribute('d') ?? null;
  afterEach(() => jest.useRealTimers());

  /** By a clock at a time of the venue's day. */
  function sunAt(time: string) {
    jest.useFakeTimers({ now: new Date(`${TEST_TODAY}T${time}+07:00`) });
    const page = renderPage(<SunLine />, { environment: { site: { ...TEST_SITE, day } } });
    return page.container;
  }

  it.each([
    ['04:59', null],
    ['05:00', 'M300 84.0h.01'],
    ['11:15', 'M675 20.0h.01'],
    ['17:30', 'M1050 84.0h.01'],
    ['17:31', null],
    ['23:00', null],
  ])('stands at %s where it is', (time, expected) => expect(sunIn(sunAt(time))).toBe(expected));

  it('goes on by the minute', () => {
    const container = sunAt('11:15');
    act(() => jest.advanceTimersByTime(60_000));
    expect(sunIn(container)).toMatch(/^M676 /);
  });

  it.each([
    ['where it was as the page was made', TEST_TODAY, /^M675 /],
    ['nowhere on another day', '2026-11-21', null],
  ])('is on the server %s', (_name, today, expected) => {
    const container = document.createElement('div');
    const environment = { ...TEST_ENVIRONMENT, today, site: { ...TEST_SITE, day } };
    const { fetchApi } = fakeApi();
    container.innerHTML = renderToString(
      <PageDataContext value={storeData(createStore({ fetchApi }))}>
        <PageEnvironmentContext value={environment}>
          <SunLine />
        </PageEnvironmentContext>
      </PageDataContext>,
    );
    if (expected) expect(sunIn(container)).toMatch(expected);
    else expect(sunIn(container)).toBeNull();
  });
});
