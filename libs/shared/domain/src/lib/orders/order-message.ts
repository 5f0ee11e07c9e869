import { formatCalendarDate, isoWeekday, type CalendarDate } from '../calendar';
import { weekdaysText } from '../days';
import { formatRupiah } from '../money';
import { priceNote } from '../prices';
import { lineTotal, orderTotal, type QuotedLine } from './quote';
import type { Unavailable } from './unavailable';

/** The length of a message: more makes links that some phones do not open. */
export const ORDER_MESSAGE_MAX = 1_800;

interface MessageFacts {
  date: CalendarDate;
  people: number | null;
  name: string;
  note: string;
  /** The URL of what the site showed, or of the order. */
  link: string;
}

export interface OrderTexts extends MessageFacts {
  lines: readonly QuotedLine[];
}

export interface UnpricedOrderTexts extends MessageFacts {
  lines: readonly Pick<QuotedLine, 'quantity' | 'name' | 'price_unit' | 'capacity'>[];
  /** How many rows of the order have no known name. */
  unnamed: number;
}

/**
 * The chat message of an order, with 1,800 UTF-16 units at most: lines that do not fit are counted, as the link has
 * them all.
 */
export const orderText = ({ lines, ...facts }: OrderTexts): string =>
  message(lines.map(lineText), 0, `Total: ${formatRupiah(orderTotal(lines))}`, facts);

/** The same where no prices of the day are known: nobody is kept from writing to the venue (D4). */
export const unpricedOrderText = ({ lines, unnamed, ...facts }: UnpricedOrderTexts): string =>
  message(lines.map(nameText), unnamed, 'Harga: belum dihitung, lihat tautan', facts);

/** @param unnamed lines that are only counted */
function message(
  lines: readonly string[],
  unnamed: number,
  price: string,
  { date, people, name, note, link }: MessageFacts,
): string {
  const after = [
    price,
    `Tanggal: ${weekdaysText([isoWeekday(date)])}, ${formatCalendarDate(date)}`,
    people !== null && `Jumlah orang: ${people}`,
    oneLine(name) && `Nama: ${oneLine(name)}`,
    oneLine(note) && `Catatan: ${oneLine(note)}`,
    link,
  ].filter((text) => typeof text === 'string' && text !== '');
  for (let count = lines.length; ; count -= 1) {
    const left = lines.length - count + unnamed;
    const others = lines.length > 0 ? `… dan ${left} baris lain` : `${left} pilihan`;
    const rest = left > 0 ? [`${others}, lihat tautan`] : [];
    const shown = lines.slice(0, count);
    const text = ['Halo, saya ingin memesan:', ...shown, ...rest, '', ...after].join('\n');
    if (text.length <= ORDER_MESSAGE_MAX || count === 0) return text;
  }
}

const UNAVAILABLE: Readonly<Record<Unavailable, string>> = {
  sold_out: 'habis',
  closed: 'tutup',
  full: 'penuh',
};

/** `2 × Jip Lava Tour (per jip, 4 orang)`. */
function nameText(line: UnpricedOrderTexts['lines'][number]): string {
  const note = priceNote(line);
  return `${line.quantity} × ${oneLine(line.name)}${note === null ? '' : ` (${oneLine(note)})`}`;
}

/** `2 × Jip Lava Tour (per jip, 4 orang), Rp 700.000, penuh`. */
function lineText(line: QuotedLine): string {
  const why = line.unavailable ? [UNAVAILABLE[line.unavailable]] : [];
  return [nameText(line), formatRupiah(lineTotal(line)), ...why].join(', ');
}

/**
 * Without line breaks, which could imitate lines of the site, without characters that turn the text around, and without
 * those of which chats make bold, italic and struck text.
 */
const oneLine = (text: string): string =>
  text
    .replace(/[*_~`]/g, '')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
