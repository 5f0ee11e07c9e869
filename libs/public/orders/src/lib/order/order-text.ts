import { formatRupiah, type CalendarDate, type Locale } from '@lereng/shared-domain';
import { lineTotal, orderTotal, type QuotedLine } from '@lereng/shared-domain/orders';
import { priceNote, weekdayAndDate } from '@lereng/shared-sentences';
import { wordsIn } from '../words';

/** The length of a message: more makes links that some phones do not open. */
export const ORDER_MESSAGE_MAX = 1_800;

interface MessageFacts {
  date: CalendarDate;
  people: number | null;
  name: string;
  note: string;
  /** The URL of what the site showed, or of the order. */
  link: string;
  locale: Locale;
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
export function orderText({ lines, ...facts }: OrderTexts): string {
  const total = wordsIn(facts.locale).chat.total(formatRupiah(orderTotal(lines), facts.locale));
  return message(
    lines.map((line) => lineText(line, facts.locale)),
    0,
    total,
    facts,
  );
}

/** The same where no prices of the day are known: nobody is kept from writing to the venue (D4). */
export function unpricedOrderText({ lines, unnamed, ...facts }: UnpricedOrderTexts): string {
  return message(
    lines.map((line) => nameText(line, facts.locale)),
    unnamed,
    wordsIn(facts.locale).chat.unpriced,
    facts,
  );
}

/** @param unnamed lines that are only counted */
function message(
  lines: readonly string[],
  unnamed: number,
  price: string,
  { date, people, name, note, link, locale }: MessageFacts,
): string {
  const words = wordsIn(locale).chat;
  const after = [
    price,
    words.date(weekdayAndDate(date, locale)),
    people !== null && words.people(people),
    oneLine(name) && words.name(oneLine(name)),
    oneLine(note) && words.note(oneLine(note)),
    link,
  ].filter((text) => typeof text === 'string' && text !== '');
  for (let count = lines.length; ; count -= 1) {
    const left = lines.length - count + unnamed;
    const others = lines.length > 0 ? words.moreLines : words.unnamedLines;
    const rest = left > 0 ? [others(left)] : [];
    const shown = lines.slice(0, count);
    const text = [words.greeting, ...shown, ...rest, '', ...after].join('\n');
    if (text.length <= ORDER_MESSAGE_MAX || count === 0) return text;
  }
}

/** `2 × Jip Lava Tour (per jip, 4 orang)`. */
function nameText(line: UnpricedOrderTexts['lines'][number], locale: Locale): string {
  const note = priceNote(line, locale);
  return `${line.quantity} × ${oneLine(line.name)}${note === null ? '' : ` (${oneLine(note)})`}`;
}

/** `2 × Jip Lava Tour (per jip, 4 orang), Rp 700.000, penuh`. */
function lineText(line: QuotedLine, locale: Locale): string {
  const why = line.unavailable ? [wordsIn(locale).chat.unavailable[line.unavailable]] : [];
  return [nameText(line, locale), formatRupiah(lineTotal(line), locale), ...why].join(', ');
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
