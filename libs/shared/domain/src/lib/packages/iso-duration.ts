import { DAYS_IN_WEEK } from '../days';

/** The longest unit first, each with what its numbers may be. Of hours alone, decimals say something exact. */
const UNITS = [
  ['minggu', /^\d{1,3}$/],
  ['hari', /^\d{1,3}$/],
  ['malam', /^\d{1,3}$/],
  ['jam', /^\d{1,3}(?:[.,]\d{1,2})?$/],
  ['menit', /^\d{1,4}$/],
] as const;

type Unit = (typeof UNITS)[number][0];

/**
 * How long a text in Indonesian says that something takes, as an ISO 8601 duration: `1,5 jam` is `PT1H30M`, and
 * `2 hari 1 malam` is `P2D`. Null for what has no one length (`2–3 jam`, `1 malam`) and what cannot be understood.
 */
export function isoDuration(text: string): string | null {
  const amounts = amountsOf(text);
  if (!amounts) return null;
  const of = (unit: Unit) => amounts.get(unit) ?? 0;
  const days = of('minggu') * DAYS_IN_WEEK + of('hari');
  const nights = amounts.get('malam');
  if (nights !== undefined && nights !== days && nights !== days - 1) return null;
  const hours = Math.floor(of('jam'));
  // The hundredths of hours are whole numbers.
  const minutes = (Math.round((of('jam') - hours) * 100) * 60) / 100 + of('menit');
  if (!Number.isInteger(minutes) || days + hours + minutes === 0) return null;
  const time = [hours > 0 && `${hours}H`, minutes > 0 && `${minutes}M`].filter(Boolean).join('');
  return ['P', days > 0 && `${days}D`, time && `T${time}`].filter(Boolean).join('');
}

/** The number of each unit, if the text has nothing else; units come once, in their order. */
function amountsOf(text: string): ReadonlyMap<Unit, number> | null {
  const words = text
    .toLowerCase()
    .replaceAll('mnt', 'menit')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => word !== '' && word !== 'dan');
  const amounts = new Map<Unit, number>();
  let last = -1;
  for (let index = 0; index < words.length; index += 2) {
    const number = words[index] ?? '';
    const position = UNITS.findIndex(([unit]) => unit === words[index + 1]);
    const [unit, form] = UNITS[position] ?? [];
    if (!unit || position <= last || !form.test(number)) return null;
    amounts.set(unit, Number(number.replace(',', '.')));
    last = position;
  }
  return amounts;
}
