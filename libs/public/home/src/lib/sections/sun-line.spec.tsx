import { toVenue } from '@lereng/public-kit';
import { useListCalendarQuery } from '@lereng/web-data-access/calendar';
import { aDayEntry, aSetting, renderPage, TEST_SITE } from '@lereng/web-testing';
import { screen, within } from '@testing-library/react';
import { SunLine } from './sun-line';

const SUN = { rise: '05:00', set: '17:30' };

/** As the layout does: the calendar is in the store. */
function Frame({ hours }: { hours: string }) {
  const { isSuccess } = useListCalendarQuery();
  return isSuccess && <SunLine venue={toVenue([aSetting('opening_hours', hours)])} />;
}

async function show({
  site = { ...TEST_SITE, sun: SUN },
  hours = 'Setiap hari 06.00–18.00',
  entries = [] as object[],
} = {}) {
  renderPage(<Frame hours={hours} />, { environment: { site }, api: { 'GET /calendar': entries } });
  const section = await screen.findByRole('region', { name: 'Matahari hari ini' });
  const facts = within(section).getAllByRole('definition');
  return {
    facts: facts.map((fact) => [fact.previousElementSibling?.textContent, fact.textContent]),
    paths: [...section.querySelectorAll('path')].map((path) => path.getAttribute('d')),
  };
}

describe('SunLine', () => {
  it('has sunrise, opening hours and sunset, and draws them', async () => {
    const { facts, paths } = await show();
    expect(facts).toEqual([
      ['Matahari terbit', '05.00'],
      ['Buka', '06.00–18.00'],
      ['Terbenam', '17.30'],
    ]);
    const [, day, ...open] = paths;
    expect(day).toMatch(/^M300 84Q675 .* 1050 84$/);
    expect(open).toEqual(['M360 84H1080']);
  });

  it('has the hours that the calendar names', async () => {
    const hours = [{ opens: '08:00', closes: '15:00' }];
    const { facts, paths } = await show({ entries: [aDayEntry({ kind: 'hours', hours })] });
    expect(facts[1]).toEqual(['Buka', '08.00–15.00']);
    expect(paths[2]).toBe('M480 84H900');
  });

  it('says that the venue is closed', async () => {
    const { facts, paths } = await show({ entries: [aDayEntry({ kind: 'closed' })] });
    expect(facts[1]).toEqual(['Buka', 'Tutup']);
    expect(paths).toHaveLength(2);
  });

  it('ends the day of hours after midnight with it', async () => {
    const { paths } = await show({ hours: 'Setiap hari 17.00–02.00' });
    expect(paths[2]).toBe('M1020 84H1440');
  });

  it('leaves hours out that it does not understand', async () => {
    const { facts } = await show({ hours: 'Tanya dulu' });
    expect(facts.map(([name]) => name)).toEqual(['Matahari terbit', 'Terbenam']);
  });

  it('is not there where the place is unknown', async () => {
    await expect(show({ site: TEST_SITE })).rejects.toThrow('Matahari hari ini');
  });
});
