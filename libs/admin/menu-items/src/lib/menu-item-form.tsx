import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import { declaredFields, declaredFormError, select } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { menuItemsKind } from '@lereng/shared-domain/fields';
import { menuItemHeadTexts, chatMessagesFrom, unitPriceText } from '@lereng/shared-sentences';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { categoryChoices } from './category-choices';
import { words } from './words';

/** @param categories in their order */
export const menuItemForm = (categories: readonly MenuCategory[]) =>
  managedForm({
    fields: (item?: MenuItem) =>
      declaredFields(menuItemsKind, item, {
        price: { hint: words.priceHint },
        price_unit: { suggestions: words.priceUnits, hint: words.priceUnitHint },
        category: select({
          name: 'category',
          label: words.fields.category,
          value: item?.category,
          placeholder: words.noCategory,
          choices: categoryChoices(categories),
          hint: words.categoryHint,
        }),
        image: { shape: '4/3', crops: ['card'], current: item },
      }),
    formError: declaredFormError(menuItemsKind),
    aside: ({ name, price, price_unit, description, image }, item, isStored) => (
      <ChatPreview
        name={name}
        head={(shown, siteName) => menuItemHeadTexts({ name: shown, description }, siteName)}
        message={(shown) =>
          chatMessagesFrom().menuItem(
            shown,
            unitPriceText(price, { price_unit: price_unit || null }),
          )
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
