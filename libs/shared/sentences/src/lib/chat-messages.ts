import { localWords } from '@lereng/shared-domain';

/** Prefilled chat messages of the order buttons. `price` is the text of `unitPriceText`. */
export const chatMessagesIn = localWords({
  id: {
    menuItem: (name: string, price: string | null = null) =>
      `Halo, apakah ${withPrice(name, price)} masih tersedia?`,
    package: (name: string, price: string | null = null) =>
      `Halo, saya ingin memesan ${withPrice(name, price)}.`,
    soldOut: (name: string) => `Halo, apakah ${name} tersedia lagi?`,
    promotion: (title: string) => `Halo, saya ingin memesan promo ${title}.`,
  },
});

const withPrice = (name: string, price: string | null): string =>
  price === null ? name : `${name} (${price})`;
