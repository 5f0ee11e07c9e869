import { formatRupiah, type CalendarDate, type Locale } from '@lereng/shared-domain';
import {
  lineTotal,
  orderTotal,
  type QuotedLine,
  type Unavailable,
} from '@lereng/shared-domain/orders';
import {
  chatMessage,
  chatName,
  priceNote,
  weekdayAndDate,
  type ChatName,
} from '@lereng/shared-sentences';

/** In Indonesian, which the venue reads, from pages in every language. */
const WORDS = {
  greeting: 'Halo, saya ingin memesan:',
  total: (price: string) => `Total: ${price}`,
  unpriced: 'Harga: belum dihitung, lihat tautan',
  date: (day: string) => `Tanggal: ${day}`,
  people: (count: number) => `Jumlah orang: ${count}`,
  name: (name: string) => `Nama: ${name}`,
  note: (note: string) => `Catatan: ${note}`,
  moreLines: (count: number) => `… dan ${count} baris lain, lihat tautan`,
  unnamedLines: (count: number) => `${count} pilihan, lihat tautan`,
  unavailable: {
    sold_out: 'habis',
    closed: 'tutup',
    full: 'penuh',
  } satisfies Record<Unavailable, string>,
};

/** The length of a message: more makes links that some phones do not open. */
export const ORDER_MESSAGE_MAX = 1_800;

interface MessageFacts {
  date: CalendarDate;
  people: number | null;
  name: string;
  note: string;
  /** The URL of what the site showed, or of the order. */
  link: string;
  /** Of the page. */
  locale: Locale;
}

export interface OrderTexts extends MessageFacts {
  lines: readonly (QuotedLine & ChatName)[];
}

export interface UnpricedOrderTexts extends MessageFacts {
  lines: readonly (Pick<QuotedLine, 'quantity' | 'price_unit' | 'capacity'> & ChatName)[];
  /** How many rows of the order have no known name. */
  unnamed: number;
}

/**
 * The chat message of an order, with 1,800 UTF-16 units at most: lines that do not fit are counted, as the link has
 * them all.
 */
export function orderText({ lines, ...facts }: OrderTexts): string {
  const total = WORDS.total(formatRupiah(orderTotal(lines)));
  return message(lines.map(lineText), 0, total, facts);
}

/** The same where no prices of the day are known: nobody is kept from writing to the venue (D4). */
export function unpricedOrderText({ lines, unnamed, ...facts }: UnpricedOrderTexts): string {
  return message(lines.map(nameText), unnamed, WORDS.unpriced, facts);
}

/** @param unnamed lines that are only counted */
function message(
  lines: readonly string[],
  unnamed: number,
  price: string,
  { date, people, name, note, link, locale }: MessageFacts,
): string {
  const after = [
    price,
    WORDS.date(weekdayAndDate(date)),
    people !== null && WORDS.people(people),
    oneLine(name) && WORDS.name(oneLine(name)),
    oneLine(note) && WORDS.note(oneLine(note)),
    link,
  ].filter((text) => typeof text === 'string' && text !== '');
  for (let count = lines.length; ; count -= 1) {
    const left = lines.length - count + unnamed;
    const others = lines.length > 0 ? WORDS.moreLines : WORDS.unnamedLines;
    const rest = left > 0 ? [others(left)] : [];
    const shown = lines.slice(0, count);
    const texts = [WORDS.greeting, ...shown, ...rest, '', ...after];
    const text = chatMessage(texts.join('\n'), locale);
    if (text.length <= ORDER_MESSAGE_MAX || count === 0) return text;
  }
}

/** `2 × Jip Lava Tour (per jip, 4 orang)`. */
function nameText(line: UnpricedOrderTexts['lines'][number]): string {
  const note = priceNote(line);
  const name = oneLine(chatName(line));
  return `${line.quantity} × ${name}${note === null ? '' : ` (${oneLine(note)})`}`;
}

/** `2 × Jip Lava Tour (per jip, 4 orang), Rp 700.000, penuh`. */
function lineText(line: OrderTexts['lines'][number]): string {
  const why = line.unavailable ? [WORDS.unavailable[line.unavailable]] : [];
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
