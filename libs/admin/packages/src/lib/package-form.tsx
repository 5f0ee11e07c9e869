import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import { copyName, image, lines, multiline, rupiah, text } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { photos } from '@lereng/admin-kit/photos';
import { discountedPrice, formatRupiah, LIMITS, packageHeadTexts } from '@lereng/shared-domain';
import { orderMessage } from '@lereng/shared-domain/contact';
import { routeStops, routeText } from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import { words } from './words';

export const packageForm = managedForm({
  fields: (pkg?: Package) => [
    text({
      name: 'name',
      label: words.fields.name,
      value: pkg?.name,
      required: true,
      maxLength: LIMITS.nameMax,
      copied: () => copyName(pkg?.name ?? ''),
    }),
    rupiah({
      name: 'price',
      label: words.fields.price,
      // The API takes the base price; sending back the reduced one would discount it again.
      value: pkg?.original_price ?? pkg?.price,
      required: true,
      hint: ({ price }: { price: number | null }) => priceHint(pkg?.discount_percent ?? 0, price),
    }),
    routeField(pkg),
    multiline({
      name: 'description',
      label: words.fields.description,
      value: pkg?.description,
      maxLength: LIMITS.textMax,
    }),
    lines({
      name: 'items',
      label: words.fields.items,
      value: pkg?.items.map(({ item_name }) => item_name),
      max: LIMITS.itemsMax,
      maxLength: LIMITS.nameMax,
      hint: words.itemsHint,
    }),
    image({
      name: 'image',
      label: words.fields.image,
      required: !pkg,
      shape: '4/3',
      crops: ['card', 'wide'],
      current: pkg,
    }),
    photos({
      name: 'photos',
      current: pkg?.images,
      max: LIMITS.packageImagesMax,
      stored: pkg !== undefined,
    }),
  ],
  formError: (pkg) =>
    pkg
      ? { message: words.editRule, fields: ['name', 'price'], covers: 'any' }
      : { message: words.addRule, fields: ['name', 'image', 'price'], covers: 'any' },
  aside: ({ name, price, description, image }, pkg, isStored) => (
    <ChatPreview
      name={name}
      head={(shown, siteName) => packageHeadTexts({ name: shown, description }, siteName)}
      message={orderMessage.package}
      stored={pkg}
      isImageStored={isStored('name', 'price', 'image')}
      image={{
        value: image,
        current: pkg ?? null,
        ...offer(price, pkg?.discount_percent ?? 0),
      }}
    />
  ),
});

/** The route, which is saved as visitors see it. */
function routeField(pkg: Package | undefined) {
  const field = multiline<{ route: string }, 'route'>({
    name: 'route',
    label: words.fields.route,
    value: pkg?.route,
    maxLength: LIMITS.routeMax,
    hint: ({ route }) => {
      const stops = routeStops(route);
      return stops.length > 0 ? words.stops(stops.length, routeText(route)) : words.routeHint;
    },
    // A route hardly fits into one line of a phone.
    short: true,
  });
  return {
    ...field,
    normalize: (route: string, values: { route: string }) =>
      routeText(field.normalize?.(route, values) ?? route),
  };
}

/** What the preview image says of a base price while a promotion of so many percent applies. */
function offer(price: number | null, percent: number) {
  if (price === null || percent === 0) return { price };
  return {
    price: discountedPrice(price, percent),
    originalPrice: price,
    discountPercent: percent,
  };
}

/** While a promotion applies, also what a visitor pays for the typed base price. */
function priceHint(percent: number, price: number | null): string {
  if (percent === 0) return words.priceHint;
  const after = price ? words.afterDiscount(formatRupiah(discountedPrice(price, percent))) : '';
  return [`${words.priceHint}.`, words.beforeDiscount(percent), after].filter(Boolean).join(' ');
}
