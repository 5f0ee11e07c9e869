import { formatCalendarDate, isoWeekday, type CalendarDate } from '../calendar';
import { weekdaysText } from '../days';
import { formatRupiah } from '../money';
import { priceNote } from '../prices';
import { lineTotal, orderTotal, type QuotedLine } from './quote';
import type { Unavailable } from './unavailable';

/** The length of a message: more makes links that some phones do not open. */
export const ORDER_MESSAGE_MAX = 1_800;

export interface OrderTexts {
  lines: readonly QuotedLine[];
  date: CalendarDate;
  people: number | null;
  name: string;
  note: string;
  /** The URL of what the site showed. */
  link: string;
}

/**
 * The chat message of an order, with 1,800 UTF-16 units at most: lines that do not fit are counted, as the link has
 * them all.
 */
export function orderText({ lines, date, people, name, note, link }: OrderTexts): string {
  const before = 'Halo, saya ingin memesan:';
  const after = [
    `Total: ${formatRupiah(orderTotal(lines))}`,
    `Tanggal: ${weekdaysText([isoWeekday(date)])}, ${formatCalendarDate(date)}`,
    people !== null && `Jumlah orang: ${people}`,
    oneLine(name) && `Nama: ${oneLine(name)}`,
    oneLine(note) && `Catatan: ${oneLine(note)}`,
    link,
  ].filter((text) => typeof text === 'string' && text !== '');
  const texts = lines.map(lineText);
  for (let count = texts.length; ; count -= 1) {
    const left = texts.length - count;
    const rest = left > 0 ? [`… dan ${left} baris lain, lihat tautan`] : [];
    const message = [before, ...texts.slice(0, count), ...rest, '', ...after].join('\n');
    if (message.length <= ORDER_MESSAGE_MAX || count === 0) return message;
  }
}

const UNAVAILABLE: Readonly<Record<Unavailable, string>> = {
  sold_out: 'habis',
  closed: 'tutup',
  full: 'penuh',
};

/** `2 × Jip Lava Tour (per jip, 4 orang), Rp 700.000, penuh`. */
function lineText(line: QuotedLine): string {
  const note = priceNote(line);
  const name = `${line.quantity} × ${oneLine(line.name)}${note === null ? '' : ` (${oneLine(note)})`}`;
  const why = line.unavailable ? [UNAVAILABLE[line.unavailable]] : [];
  return [name, formatRupiah(lineTotal(line)), ...why].join(', ');
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
