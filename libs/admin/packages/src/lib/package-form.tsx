import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import {
  copyName,
  image,
  integer,
  lines,
  multiline,
  rupiah,
  text,
  url,
} from '@lereng/admin-kit/form';
import { managedForm } from '@lereng/admin-kit/list';
import { photos } from '@lereng/admin-kit/photos';
import {
  discountedPrice,
  formatRupiah,
  isReduced,
  LIMITS,
  packageHeadTexts,
} from '@lereng/shared-domain';
import { orderMessage } from '@lereng/shared-domain/contact';
import { routeStops, routeText } from '@lereng/shared-domain/packages';
import { priceNote, unitPriceText } from '@lereng/shared-domain/prices';
import type { Package } from '@lereng/web-data-access/packages';
import { ownPriceOf } from '@lereng/web-data-access/packages-admin';
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
      value: pkg && ownPriceOf(pkg),
      required: true,
      hint: ({ price }: { price: number | null }) => priceHint(pkg, price),
    }),
    text({
      name: 'price_unit',
      label: words.fields.price_unit,
      value: pkg?.price_unit,
      maxLength: LIMITS.priceUnitMax,
      suggestions: words.priceUnits,
      hint: words.priceUnitHint,
    }),
    capacityField(pkg),
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
    ...factFields(pkg),
  ],
  formError: (pkg) =>
    pkg
      ? { message: words.editRule, fields: ['name', 'price'], covers: 'any' }
      : { message: words.addRule, fields: ['name', 'image', 'price'], covers: 'any' },
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
        message={(title) => orderMessage.package(title, unitPriceText(shown.price, unit))}
        stored={pkg}
        isImageStored={isStored('name', 'price', 'price_unit', 'capacity', 'image')}
        image={{ value: image, current: pkg ?? null, ...shown, priceNote: priceNote(unit) }}
      />
    );
  },
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

/** How many people one unit is for; an empty field clears it. */
const capacityField = (pkg: Package | undefined) => ({
  ...integer<{ capacity: number | null }, 'capacity'>({
    name: 'capacity',
    label: words.fields.capacity,
    value: pkg?.capacity,
    min: LIMITS.capacityMin,
    max: LIMITS.capacityMax,
    invalid: words.capacityRange,
    hint: words.capacityHint,
  }),
  send: (capacity: number | null) => ({ capacity }),
});

/** What guests ask before they come; none of it is required. */
const factFields = (pkg: Package | undefined) =>
  [
    text({
      name: 'duration',
      label: words.fields.duration,
      value: pkg?.duration,
      maxLength: LIMITS.factMax,
      hint: words.durationHint,
    }),
    text({
      name: 'meeting_point',
      label: words.fields.meeting_point,
      value: pkg?.meeting_point,
      maxLength: LIMITS.settingMax,
      hint: words.meetingPointHint,
    }),
    url({
      name: 'meeting_point_url',
      label: words.fields.meeting_point_url,
      value: pkg?.meeting_point_url,
      hint: words.meetingPointUrlHint,
    }),
    text({
      name: 'minimum_age',
      label: words.fields.minimum_age,
      value: pkg?.minimum_age,
      maxLength: LIMITS.factMax,
      hint: words.minimumAgeHint,
    }),
    multiline({
      name: 'what_to_bring',
      label: words.fields.what_to_bring,
      value: pkg?.what_to_bring,
      maxLength: LIMITS.textMax,
      short: true,
    }),
    multiline({
      name: 'terms',
      label: words.fields.terms,
      value: pkg?.terms,
      maxLength: LIMITS.textMax,
      hint: words.termsHint,
      short: true,
    }),
  ] as const;

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
