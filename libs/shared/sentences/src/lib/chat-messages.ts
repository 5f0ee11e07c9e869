import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';

/** A name as a page has it, with the Indonesian one where the page is in another language and has another one. */
export interface ChatName {
  name: string;
  name_id?: string;
}

/** A name in messages, which are Indonesian: `Nasi goreng kampung [Village fried rice]` from an English page. */
export const chatName = ({ name, name_id: indonesian = name }: ChatName): string =>
  indonesian === name ? name : `${indonesian} [${name}]`;

/** A message from a page in a language: the first line says if the visitor does not read Indonesian. */
export const chatMessage = (message: string, locale: Locale = DEFAULT_LOCALE): string =>
  locale === DEFAULT_LOCALE ? message : `[${locale.toUpperCase()}]\n${message}`;

/**
 * Prefilled chat messages of the buttons on pages in a language, in Indonesian for the venue on all of them. Names are
 * texts of `chatName`, `price` and `day` Indonesian ones.
 */
export function chatMessagesFrom(locale?: Locale) {
  const message = (text: string) => chatMessage(text, locale);
  return {
    menuItem: (name: string, price: string | null = null) =>
      message(`Halo, apakah ${withPrice(name, price)} masih tersedia?`),
    package: (name: string, price: string | null = null) =>
      message(`Halo, saya ingin memesan ${withPrice(name, price)}.`),
    soldOut: (name: string) => message(`Halo, apakah ${name} tersedia lagi?`),
    promotion: (title: string) => message(`Halo, saya ingin memesan promo ${title}.`),
    shownOrder: (day: string | null, link: string) => {
      const order = day === null ? 'pesanan ini' : `pesanan untuk ${day}`;
      return message(`Halo, saya ingin bertanya tentang ${order}: ${link}`);
    },
  };
}

const withPrice = (name: string, price: string | null): string =>
  price === null ? name : `${name} (${price})`;
