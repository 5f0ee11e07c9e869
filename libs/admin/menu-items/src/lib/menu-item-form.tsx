import {
  ChatPreview,
  image,
  imageFocus,
  managedForm,
  multiline,
  rupiah,
  text,
} from '@lereng/admin-kit';
import { LIMITS, menuItemHeadTexts, orderMessage } from '@lereng/shared-domain';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { words } from './words';

export const menuItemForm = managedForm({
  fields: (item?: MenuItem) => [
    text({
      name: 'name',
      label: words.fields.name,
      value: item?.name,
      required: true,
      maxLength: LIMITS.nameMax,
    }),
    rupiah({
      name: 'price',
      label: words.fields.price,
      value: item?.price,
      required: true,
      hint: words.priceHint,
    }),
    multiline({
      name: 'description',
      label: words.fields.description,
      value: item?.description,
      maxLength: LIMITS.textMax,
    }),
    image({
      name: 'image',
      label: words.fields.image,
      required: !item,
      shape: '4/3',
      current: item,
    }),
    imageFocus({ name: 'focus', image: 'image', current: item, shapes: ['card'] }),
  ],
  formError: (item) =>
    item
      ? { message: words.editRule, fields: ['name', 'price'], covers: 'any' }
      : { message: words.addRule, fields: ['name', 'image', 'price'], covers: 'any' },
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
});
