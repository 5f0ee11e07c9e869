import type { MenuItem } from '@lereng/web-data-access/menu-items';

/** The text that is searched for: without blanks around it, in one case and one way of composing. */
const normalise = (text: string) => text.normalize('NFC').trim().toLocaleLowerCase('id-ID');

/** The dishes whose name or description holds `text`, whatever its case; all of them for a blank. */
export function filterDishes(dishes: readonly MenuItem[], text: string): readonly MenuItem[] {
  const wanted = normalise(text);
  if (!wanted) return dishes;
  return dishes.filter(
    ({ name, description }) =>
      normalise(name).includes(wanted) || normalise(description ?? '').includes(wanted),
  );
}
