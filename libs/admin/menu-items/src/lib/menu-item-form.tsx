import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import { copyName, image, multiline, rupiah, select, text } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { LIMITS, menuItemHeadTexts } from '@lereng/shared-domain';
import { orderMessage } from '@lereng/shared-domain/contact';
import { unitPriceText } from '@lereng/shared-domain/prices';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { categoryChoices } from './category-choices';
import { words } from './words';

/** @param categories in their order */
export const menuItemForm = (categories: readonly MenuCategory[]) =>
  managedForm({
    fields: (item?: MenuItem) => [
      text({
        name: 'name',
        label: words.fields.name,
        value: item?.name,
        required: true,
        maxLength: LIMITS.nameMax,
        copied: () => copyName(item?.name ?? ''),
      }),
      rupiah({
        name: 'price',
        label: words.fields.price,
        value: item?.price,
        required: true,
        hint: words.priceHint,
      }),
      text({
        name: 'price_unit',
        label: words.fields.price_unit,
        value: item?.price_unit,
        maxLength: LIMITS.priceUnitMax,
        suggestions: words.priceUnits,
        hint: words.priceUnitHint,
      }),
      select({
        name: 'category',
        label: words.fields.category,
        value: item?.category,
        placeholder: words.noCategory,
        choices: categoryChoices(categories),
        hint: words.categoryHint,
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
        crops: ['card'],
        current: item,
      }),
    ],
    formError: (item) =>
      item
        ? { message: words.editRule, fields: ['name', 'price'], covers: 'any' }
        : { message: words.addRule, fields: ['name', 'image', 'price'], covers: 'any' },
    aside: ({ name, price, price_unit, description, image }, item, isStored) => (
      <ChatPreview
        name={name}
        head={(shown, siteName) => menuItemHeadTexts({ name: shown, description }, siteName)}
        message={(shown) =>
          orderMessage.menuItem(shown, unitPriceText(price, { price_unit: price_unit || null }))
        }
        stored={item}
        isImageStored={isStored('name', 'price', 'price_unit', 'image')}
        image={{
          value: image,
          current: item ?? null,
          price,
          priceNote: price_unit,
        }}
      />
    ),
  });
