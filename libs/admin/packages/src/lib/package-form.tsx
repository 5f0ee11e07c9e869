import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import { declaredFields, declaredFormError, multiline } from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { photos } from '@lereng/admin-kit/photos';
import { englishText } from '@lereng/admin-kit/shell';
import { discountedPrice, formatRupiah, isReduced, LIMITS } from '@lereng/shared-domain';
import { packagesKind } from '@lereng/shared-domain/fields';
import { routeStops, routeText } from '@lereng/shared-domain/packages';
import {
  chatMessagesFrom,
  packageHeadTexts,
  priceNote,
  unitPriceText,
} from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { ownPriceOf } from '@lereng/web-data-access/packages-admin';
import { words } from './words';

export const packageForm = managedForm({
  fields: (pkg?: Package) =>
    declaredFields(packagesKind, pkg, {
      price: {
        // The API takes the base price; sending back the reduced one would discount it again.
        value: pkg && ownPriceOf(pkg),
        hint: ({ price }) => priceHint(pkg, price),
      },
      price_unit: { suggestions: words.priceUnits, hint: words.priceUnitHint },
      capacity: { invalid: words.capacityRange, hint: words.capacityHint },
      route: routeField('route', pkg?.route),
      route_en: routeField('route_en', englishText(pkg, 'route')),
      items: { value: pkg?.items.map(({ item_name }) => item_name), hint: words.itemsHint },
      image: { shape: '4/3', crops: ['card', 'wide'], current: pkg },
      images: photos({
        name: 'photos',
        current: pkg?.images,
        max: LIMITS.packageImagesMax,
        stored: pkg !== undefined,
      }),
      duration: { hint: words.durationHint },
      meeting_point: { hint: words.meetingPointHint },
      meeting_point_url: { hint: words.meetingPointUrlHint },
      minimum_age: { hint: words.minimumAgeHint },
      what_to_bring: { short: true },
      terms: { hint: words.termsHint, short: true },
    }),
  formError: declaredFormError(packagesKind),
  aside: ({ name, price, price_unit, capacity, description, image }, pkg, isStored) => {
    const shown = offer(pkg, price);
    const unit = {
      price_unit: price_unit || null,
      capacity: Number.isInteger(capacity) ? capacity : null,
    };
    return (
      <ChatPreview
        name={name}
        head={(title, siteName) => packageHeadTexts({ name: title, description }, siteName)}
        message={(title) => chatMessagesFrom().package(title, unitPriceText(shown.price, unit))}
        stored={pkg}
        isImageStored={isStored('name', 'price', 'price_unit', 'capacity', 'image')}
        image={{ value: image, current: pkg ?? null, ...shown, priceNote: priceNote(unit) }}
      />
    );
  },
});

/** The route, which is saved as visitors see it. */
function routeField<const Name extends 'route' | 'route_en'>(name: Name, value: unknown) {
  const field = multiline<Record<Name, string>, Name>({
    name,
    label: words.fields[name],
    value: typeof value === 'string' ? value : null,
    maxLength: packagesKind.fields[name].max,
    hint: ({ [name]: route }) => {
      const stops = routeStops(route);
      return stops.length > 0 ? words.stops(stops.length, routeText(route)) : words.routeHint;
    },
    // A route hardly fits into one line of a phone.
    short: true,
  });
  return {
    ...field,
    normalize: (route: string, values: Record<Name, string>) =>
      routeText(field.normalize?.(route, values) ?? route),
  };
}

/** Today's price before a discount, where a price period sets it instead of the package's own price. */
function periodPrice(pkg: Package | undefined): number | null {
  if (pkg?.own_price === undefined) return null;
  const base = pkg.original_price ?? pkg.price;
  return base === pkg.own_price ? null : base;
}

/** What the preview image says of an own price today. */
function offer(pkg: Package | undefined, typed: number | null) {
  const percent = pkg?.discount_percent ?? 0;
  const price = periodPrice(pkg) ?? typed;
  if (price === null) return { price };
  const reduced = discountedPrice(price, percent);
  if (!isReduced(reduced, price)) return { price };
  return {
    price: reduced,
    originalPrice: price,
    discountPercent: percent,
  };
}

/** While a promotion applies, also what a visitor pays for the typed base price; or that a price period holds. */
function priceHint(pkg: Package | undefined, price: number | null): string {
  const period = periodPrice(pkg);
  if (period !== null) return `${words.priceHint}. ${words.periodHolds(formatRupiah(period))}`;
  const percent = pkg?.discount_percent ?? 0;
  if (percent === 0) return words.priceHint;
  const after = price ? words.afterDiscount(formatRupiah(discountedPrice(price, percent))) : '';
  return [`${words.priceHint}.`, words.beforeDiscount(percent), after].filter(Boolean).join(' ');
}
