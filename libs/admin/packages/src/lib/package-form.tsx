import {
  ChatPreview,
  focusFields,
  image,
  imageFocus,
  lines,
  multiline,
  rupiah,
  text,
  type Field,
  type Focus,
  type FormError,
  type ManagedForm,
} from '@lereng/admin-kit';
import {
  discountedPrice,
  formatRupiah,
  LIMITS,
  orderMessage,
  packageHeadTexts,
} from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import type { PackageUpdate } from '@lereng/web-data-access/packages-admin';
import { words } from './words';

/** Values of a package's form; `price` is the base price. */
export type PackageValues = {
  name: string;
  price: number | null;
  route: string;
  description: string;
  items: readonly string[];
  image: File | null;
  focus: Focus;
};

export const packageForm: ManagedForm<Package, PackageValues, PackageUpdate> = {
  initial: (pkg) => ({
    name: pkg?.name ?? '',
    // The API takes the base price; sending back the reduced one would discount it again.
    price: pkg?.original_price ?? pkg?.price ?? null,
    route: pkg?.route ?? '',
    description: pkg?.description ?? '',
    items: pkg?.items.map(({ item_name }) => item_name) ?? [],
    image: null,
    focus: [],
  }),
  fields: (pkg): Field<PackageValues>[] => [
    text({ name: 'name', label: words.name, required: true, maxLength: LIMITS.nameMax }),
    rupiah({
      name: 'price',
      label: words.price,
      required: true,
      hint: ({ price }) => priceHint(pkg?.discount_percent ?? 0, price),
    }),
    multiline({
      name: 'route',
      label: words.route,
      maxLength: LIMITS.routeMax,
      hint: words.routeHint,
      // A route hardly fits into one line of a phone.
      short: true,
    }),
    multiline({ name: 'description', label: words.description, maxLength: LIMITS.textMax }),
    lines({
      name: 'items',
      label: words.items,
      max: LIMITS.itemsMax,
      maxLength: LIMITS.nameMax,
      hint: words.itemsHint,
    }),
    image({ name: 'image', label: words.image, required: !pkg, shape: '4/3', current: pkg }),
    imageFocus({ name: 'focus', image: 'image', current: pkg, shapes: ['card', 'wide'] }),
  ],
  formError: (pkg): FormError<PackageValues> =>
    pkg
      ? { message: words.editRule, fields: ['name', 'price'], covers: 'any' }
      : { message: words.addRule, fields: ['name', 'image', 'price'], covers: 'any' },
  body: ({ price, items, image, focus, ...texts }) => ({
    ...texts,
    price: price ?? undefined,
    items: JSON.stringify(items),
    image: image ?? undefined,
    ...focusFields(focus),
  }),
  aside: ({ name, price, description, image, focus }, pkg, isStored) => (
    <ChatPreview
      name={name}
      head={(shown, siteName) => packageHeadTexts({ name: shown, description }, siteName)}
      message={orderMessage.package}
      image={{
        url: pkg && isStored('name', 'price', 'image', 'focus') ? pkg.image_preview_url : null,
        file: image,
        current: pkg ?? null,
        focus,
        ...offer(price, pkg?.discount_percent ?? 0),
      }}
    />
  ),
};

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
  return [words.priceHint, words.beforeDiscount(percent), after].filter(Boolean).join(' ');
}
