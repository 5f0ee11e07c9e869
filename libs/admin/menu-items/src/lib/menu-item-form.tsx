import {
  ChatPreview,
  focusFields,
  image,
  imageFocus,
  multiline,
  rupiah,
  text,
  type Field,
  type Focus,
  type FormError,
  type ManagedForm,
} from '@lereng/admin-kit';
import { LIMITS, menuItemHeadTexts, orderMessage } from '@lereng/shared-domain';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import type { MenuItemUpdate } from '@lereng/web-data-access/menu-items-admin';
import { words } from './words';

/** Values of a menu item's form. */
export type MenuItemValues = {
  name: string;
  price: number | null;
  description: string;
  image: File | null;
  focus: Focus;
};

export const menuItemForm: ManagedForm<MenuItem, MenuItemValues, MenuItemUpdate> = {
  initial: (item) => ({
    name: item?.name ?? '',
    price: item?.price ?? null,
    description: item?.description ?? '',
    image: null,
    focus: [],
  }),
  fields: (item): Field<MenuItemValues>[] => [
    text({ name: 'name', label: words.name, required: true, maxLength: LIMITS.nameMax }),
    rupiah({ name: 'price', label: words.price, required: true, hint: words.priceHint }),
    multiline({ name: 'description', label: words.description, maxLength: LIMITS.textMax }),
    image({ name: 'image', label: words.image, required: !item, shape: '4/3', current: item }),
    imageFocus({ name: 'focus', image: 'image', current: item, shapes: ['card'] }),
  ],
  formError: (item): FormError<MenuItemValues> =>
    item
      ? { message: words.editRule, fields: ['name', 'price'], covers: 'any' }
      : { message: words.addRule, fields: ['name', 'image', 'price'], covers: 'any' },
  body: ({ name, description, price, image, focus }) => ({
    name,
    description,
    price: price ?? undefined,
    image: image ?? undefined,
    ...focusFields(focus),
  }),
  aside: ({ name, price, description, image, focus }, item, isStored) => (
    <ChatPreview
      name={name}
      head={(shown, siteName) => menuItemHeadTexts({ name: shown, description }, siteName)}
      message={orderMessage.menuItem}
      image={{
        url: item && isStored('name', 'price', 'image', 'focus') ? item.image_preview_url : null,
        file: image,
        current: item ?? null,
        focus,
        price,
      }}
    />
  ),
};
