import { DAYS_IN_WEEK } from '../days';

/** The longest unit first, its words, and what its numbers may be. Of hours alone, decimals say something exact. */
const UNITS = [
  ['weeks', /^(?:minggu|weeks?)$/, /^\d{1,3}$/],
  ['days', /^(?:hari|days?)$/, /^\d{1,3}$/],
  ['nights', /^(?:malam|nights?)$/, /^\d{1,3}$/],
  ['hours', /^(?:jam|hours?|hrs?)$/, /^\d{1,3}(?:[.,]\d{1,2})?$/],
  ['minutes', /^(?:menit|mnt|minutes?|mins?)$/, /^\d{1,4}$/],
] as const;

type Unit = (typeof UNITS)[number][0];

/**
 * How long a text in Indonesian or English says that something takes, as an ISO 8601 duration: `1,5 jam` is `PT1H30M`,
 * and `2 days 1 night` is `P2D`. Null for what has no one length (`2–3 jam`, `1 malam`) and what cannot be understood.
 */
export function isoDuration(text: string): string | null {
  const amounts = amountsOf(text);
  if (!amounts) return null;
  const of = (unit: Unit) => amounts.get(unit) ?? 0;
  const days = of('weeks') * DAYS_IN_WEEK + of('days');
  const nights = amounts.get('nights');
  if (nights !== undefined && nights !== days && nights !== days - 1) return null;
  const hours = Math.floor(of('hours'));
  // The hundredths of hours are whole numbers.
  const minutes = (Math.round((of('hours') - hours) * 100) * 60) / 100 + of('minutes');
  if (!Number.isInteger(minutes) || days + hours + minutes === 0) return null;
  const time = [hours > 0 && `${hours}H`, minutes > 0 && `${minutes}M`].filter(Boolean).join('');
  return ['P', days > 0 && `${days}D`, time && `T${time}`].filter(Boolean).join('');
}

/** The number of each unit, if the text has nothing else; units come once, in their order. */
function amountsOf(text: string): ReadonlyMap<Unit, number> | null {
  const words = text
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => word !== '' && word !== 'dan' && word !== 'and');
  const amounts = new Map<Unit, number>();
  let last = -1;
  for (let index = 0; index < words.length; index += 2) {
    const number = words[index] ?? '';
    const position = UNITS.findIndex(([, unit]) => unit.test(words[index + 1] ?? ''));
    const [unit, , form] = UNITS[position] ?? [];
    if (!unit || position <= last || !form.test(number)) return null;
    amounts.set(unit, Number(number.replace(',', '.')));
    last = position;
  }
  return amounts;
}
