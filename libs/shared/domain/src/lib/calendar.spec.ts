import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import fc from 'fast-check';
import {
  addDays,
  addOneMonth,
  calendarDateIn,
  daysBetween,
  endOfDay,
  formatCalendarDate,
  formatDayOfMonth,
  formatDayRange,
  isCalendarDate,
  isTimeZone,
  nextMidnight,
} from './calendar';

const DAY = 86_400_000;
const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  );
const ZONES = [
  'Asia/Jakarta',
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

const zone = fc.constantFrom(...ZONES);
const instant = fc.date({
  min: new Date('1970-01-03T00:00:00Z'),
  max: new Date('2037-12-28T00:00:00Z'),
  noInvalidDate: true,
});
const date = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  .map((day) => day.toISOString().slice(0, 10));

describe('isCalendarDate', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2026-04-30'])(
    'accepts %s',
    (text) => expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    '0000-01-01',
    '10000-01-01',
    '2026-1-1',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '2026-11-20\n',
    '٢٠٢٦-١١-٢٠',
    '',
    null,
    ['2026-11-20'],
  ])('rejects %p', (value) => expect(isCalendarDate(value)).toBe(false));

  it("agrees with the engine's calendar on every day", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const other = new Date(0);
          other.setUTCFullYear(year, month - 1, day);
          const digits = (value: number, width: number) => String(value).padStart(width, '0');
          const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
          expect(isCalendarDate(text)).toBe(other.toISOString().startsWith(text));
        },
      ),
    );
  });
});

describe('calendarDateIn', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', 'Asia/Jakarta', '2026-11-20'],
    ['2026-11-20T17:00:00Z', 'Asia/Jakarta', '2026-11-21'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-20T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-19'],
    ['0099-03-01T12:00:00Z', 'UTC', '0099-03-01'],
    ['1582-10-10T12:00:00Z', 'UTC', '1582-10-10'],
  ])('%s in %s is %s', (text, timeZone, expected) => {
    expect(calendarDateIn(new Date(text), timeZone)).toBe(expected);
  });

  it('rejects invalid instants, unknown zones and years out of range', () => {
    expect(() => calendarDateIn(new Date(NaN), 'UTC')).toThrow(RangeError);
    expect(() => calendarDateIn(new Date(0), 'Asia/Lereng')).toThrow(RangeError);
    expect(() => calendarDateIn(new Date('+010000-01-01T00:00:00Z'), 'UTC')).toThrow(RangeError);
    expect(() => calendarDateIn(new Date('9999-12-31T20:00:00Z'), 'Asia/Jakarta')).toThrow(
      RangeError,
    );
    expect(() => calendarDateIn(new Date('-000001-06-01T00:00:00Z'), 'UTC')).toThrow(RangeError);
  });
});

describe('nextMidnight', () => {
  it.each([
    ['an ordinary day', '2026-11-20T05:00:00Z', 'Asia/Jakarta', '2026-11-20T17:00:00Z'],

    ['midnight itself', '2026-11-20T17:00:00Z', 'Asia/Jakarta', '2026-11-21T17:00:00Z'],
    ['a day of 23 hours', '2026-03-08T06:00:00Z', 'America/New_York', '2026-03-09T04:00:00Z'],
    ['a day of 25 hours', '2026-11-01T04:00:00Z', 'America/New_York', '2026-11-02T05:00:00Z'],
    ['a skipped midnight', '2018-11-03T12:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['a repeated midnight', '2018-02-17T12:00:00Z', 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    ['an hour that repeats', '2018-02-18T02:30:00Z', 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    ['a skipped day', '2011-12-29T20:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['a repeated day', '1969-09-29T13:00:00Z', 'Pacific/Kwajalein', '1969-10-01T12:00:00Z'],
  ])('finds the end of %s (%s, %s)', (_, text, timeZone, expected) => {
    expect(nextMidnight(new Date(text), timeZone)).toEqual(new Date(expected));
  });

  it('is the exact instant at which the day changes', () => {
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const next = nextMidnight(now, timeZone);
        const today = calendarDateIn(now, timeZone);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(DAY + DAY / 24);
        expect(calendarDateIn(next, timeZone) > today).toBe(true);
        expect(calendarDateIn(new Date(next.getTime() - 1), timeZone)).toBe(today);
      }),
    );
  });

  it('rejects the last day of all', () => {
    expect(() => nextMidnight(new Date('9999-12-31T05:00:00Z'), 'UTC')).toThrow(RangeError);
  });
});

describe('addOneMonth', () => {
  it.each([
    ['2026-12-31', '2027-01-31'],
    ['2026-01-31', '2026-02-28'],
    ['2024-01-29', '2024-02-29'],
    ['2100-01-30', '2100-02-28'],
  ])('%s gives %s', (from, to) => expect(addOneMonth(from)).toBe(to));

  it('always gives a valid, later day of the next month, never a later day of the month', () => {
    fc.assert(
      fc.property(
        date.filter((day) => day < '9999-12'),
        (from) => {
          const to = addOneMonth(from);
          const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
          expect(isCalendarDate(to)).toBe(true);
          expect(months(to) - months(from)).toBe(1);
          expect(to.slice(8) <= from.slice(8)).toBe(true);
        },
      ),
    );
  });

  it('rejects an invalid date, and one without a next month', () => {
    expect(() => addOneMonth('2026-02-30')).toThrow(RangeError);
    expect(() => addOneMonth('9999-12-01')).toThrow(RangeError);
  });
});

describe('endOfDay', () => {
  it.each([
    'Asia/Jakarta',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
    'America/New_York',
    'Europe/Berlin',
  ])('is the first instant of the next day in %s', (timeZone) => {
    for (const day of ['2026-03-08', '2026-11-01', '2026-11-20', '2026-12-31']) {
      const end = endOfDay(day, timeZone).getTime();
      expect(calendarDateIn(new Date(end - 1), timeZone)).toBe(day);
      expect(calendarDateIn(new Date(end), timeZone)).toBe(addDays(day, 1));
    }
  });
});

describe('addDays', () => {
  it('visits every day once, and is reversible', () => {
    const days = fc.integer({ min: -3_000, max: 3_000 });
    const inside = date.filter((day) => day > '0010' && day < '9990');
    fc.assert(
      fc.property(inside, days, (from, count) => {
        const to = addDays(from, count);
        expect(isCalendarDate(to)).toBe(true);
        expect(daysBetween(from, to)).toBe(count);
        expect(addDays(to, -count)).toBe(from);
        expect(addDays(from, count + 1)).toBe(addDays(to, 1));
        expect(addDays(to, 1) > to).toBe(true);
      }),
    );
  });

  it('rejects an invalid date, and results out of range', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
    expect(() => addDays('2026-11-20', Infinity)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  it('counts days across months and leap days, back and forth', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('0001-01-01', '9999-12-31')).toBe(3_652_058);
    expect(() => daysBetween('2026-11-20', '2026-11-31')).toThrow(RangeError);
  });
});

describe('formatCalendarDate', () => {
  it('formats every day as itself, with its Indonesian month', () => {
    expect(() => formatCalendarDate('2026-11-31')).toThrow(RangeError);
    fc.assert(
      fc.property(date, (text) => {
        const [year, month, day] = text.split('-').map(Number);
        expect(formatCalendarDate(text)).toBe(`${day} ${MONTHS[(month ?? 0) - 1]} ${year}`);
      }),
    );
  });

  it('formats a day as Intl does', () => {
    const names = new Intl.DateTimeFormat('id', { timeZone: 'UTC', dateStyle: 'long' });
    const short = new Intl.DateTimeFormat('id', { timeZone: 'UTC', day: 'numeric', month: 'long' });
    fc.assert(
      fc.property(
        date.filter((day) => day > '1600'),
        (day) => {
          expect(formatCalendarDate(day)).toBe(names.format(new Date(day)));
          expect(formatDayOfMonth(day)).toBe(short.format(new Date(day)));
        },
      ),
    );
  });

  it('formats a day in another language, and then in Indonesian again', () => {
    expect(formatCalendarDate('2026-12-25', 'en')).toBe('December 25, 2026');
    expect(formatCalendarDate('2026-12-25')).toBe('25 Desember 2026');
  });

  it('formats days from one to another with plain spaces', () => {
    const text = formatDayRange('2026-12-24', '2026-12-26', 'en', true);
    expect(text).toBe('December 24 – 26, 2026');
    expect(() => formatDayRange('2026-12-24', '2026-12-32', 'en', true)).toThrow(RangeError);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
    'does not shift on a machine in %s',
    (timeZone) => {
      const modules = ['locale', 'memoized', 'calendar'].map((name) => {
        const source = readFileSync(join(__dirname, `${name}.ts`), 'utf8');
        const { code } = transformSync(source, {
          configFile: false,
          swcrc: false,
          jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
          module: { type: 'commonjs' },
        });
        return `(function (exports, require) {${code}
          })(modules['./${name}'] = {}, (name) => modules[name]);`;
      });
      const script = `const modules = {};
        ${modules.join('\n')}
        const calendar = modules['./calendar'];
        console.log(new Date(2026, 0, 1).getTimezoneOffset(),
        calendar.formatCalendarDate('2026-11-20'),
        calendar.calendarDateIn(new Date('2026-11-20T17:00:00Z'), 'Asia/Jakarta'),
        calendar.addOneMonth('2026-01-31'))`;
      const [offset, ...said] = execFileSync(process.execPath, ['-e', script], {
        env: { ...process.env, TZ: timeZone },
        encoding: 'utf8',
      })
        .trim()
        .split(' ');
      expect(Number(offset)).not.toBe(0);
      expect(said.join(' ')).toBe('20 November 2026 2026-11-21 2026-02-28');
    },
  );
});

describe('isTimeZone', () => {
  it.each([...ZONES, 'Etc/GMT+7', 'America/Argentina/Buenos_Aires'])('accepts %s', (name) =>
    expect(isTimeZone(name)).toBe(true),
  );

  it.each([
    '',
    'Mars/Phobos',
    'WIB',
    'PST',
    'jst',
    '+07:00',
    '-0700',
    'Asia/Jakarta ',
    'Etc/Unknown',
  ])('rejects %p', (name) => expect(isTimeZone(name)).toBe(false));
});
