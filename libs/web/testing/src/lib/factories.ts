import {
  isOfRequest,
  menuItemsKind,
  packagesKind,
  type Field,
  type Fields,
} from '@lereng/shared-domain/fields';
import type { CalendarDays } from '@lereng/web-data-access/calendar';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import type { MenuCategory } from '@lereng/web-data-access/menu-categories';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import type { OrderQuote, ShownOrder } from '@lereng/web-data-access/orders';
import type { Package } from '@lereng/web-data-access/packages';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import type { Slide } from '@lereng/web-data-access/slides';
import type { SocialMedia } from '@lereng/web-data-access/social-media';

type Nulls<All extends Fields> = {
  [
    Name in keyof All as All[Name] extends
      | { required: true }
      | { apart: true }
      | { whenEmpty: number }
      | { type: 'flag' | 'weekdays' | 'texts' | 'references' | 'image' }
      ? never
      : Name
  ]: null;
};

/** The optional fields of a row that has none of them. */
function withoutOptional<All extends Fields>(fields: All): Nulls<All> {
  const isNull = (field: Field) =>
    isOfRequest(field) &&
    !field.required &&
    !['flag', 'weekdays', 'texts', 'references'].includes(field.type) &&
    !(field.type === 'integer' && field.whenEmpty !== undefined);
  const names = Object.keys(fields).filter((name) => isNull(fields[name] as Field));
  return Object.fromEntries(names.map((name) => [name, null])) as Nulls<All>;
}

/** A menu item as in the API's responses; all fields follow from a new id. */
export function aMenuItem(overrides: Partial<MenuItem> = {}): MenuItem {
  const id = overrides.id ?? nextId();
  return {
    ...withoutOptional(menuItemsKind.fields),
    id,
    name: `Nasi Goreng ${id}`,
    description: 'Nasi goreng hangat dengan telur ayam kampung.',
    price: 35_000,
    availability: null,
    image_preview_url: `/uploads/previews/menu-items/${id}/menu-item.jpg`,
    image_url: `/uploads/menu-item${id}/1280.jpg`,
    image_width: 1280,
    image_height: 960,
    image_placeholder: null,
    image_sources: [
      { type: 'image/avif', srcset: `/uploads/menu-item${id}/480.avif 480w` },
      { type: 'image/webp', srcset: `/uploads/menu-item${id}/480.webp 480w` },
    ],
    image_focus_x: 50,
    image_focus_y: 50,
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A row of a quote as in the API's responses. */
export function aQuotedRow(
  overrides: Partial<OrderQuote['rows'][number]> = {},
): OrderQuote['rows'][number] {
  const { kind = 'menu-items', id = nextId() } = overrides;
  return {
    kind,
    id,
    name: `Kopi ${id}`,
    price: 15_000,
    price_unit: null,
    capacity: null,
    original_price: null,
    promotion: null,
    promotion_weekdays: null,
    promotion_ended_on: null,
    period_name: null,
    unavailable: null,
    image_url: `/uploads/${kind}${id}/1280.jpg`,
    image_width: 1280,
    image_height: 960,
    image_placeholder: null,
    image_sources: [{ type: 'image/webp', srcset: `/uploads/${kind}${id}/320.webp 320w` }],
    image_focus_x: 50,
    image_focus_y: 50,
    ...overrides,
  };
}

/** A line of an order that was sent, as in the API's responses. */
export function aShownLine(
  overrides: Partial<ShownOrder['lines'][number]> = {},
): ShownOrder['lines'][number] {
  const { kind = 'menu-items', id = nextId() } = overrides;
  return {
    kind,
    id,
    name: `Kopi ${id}`,
    is_present_name: false,
    quantity: 1,
    price: 15_000,
    price_unit: null,
    capacity: null,
    promotion_id: null,
    promotion: null,
    is_present_promotion: false,
    present: null,
    ...overrides,
  };
}

/** An entry of the calendar as visitors see it: closed on `TEST_TODAY`. */
export function aDayEntry(overrides: Partial<CalendarDays> = {}): CalendarDays {
  const from = overrides.from ?? '2026-11-20';
  return {
    id: overrides.id ?? nextId(),
    kind: 'closed',
    from,
    until: from,
    hours: null,
    package_ids: [],
    reason: null,
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A category of menu items as in the API's responses. */
export function aMenuCategory(overrides: Partial<MenuCategory> = {}): MenuCategory {
  const id = overrides.id ?? nextId();
  return {
    id,
    name: `Kategori ${id}`,
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A social link as in the API's responses. */
export function aSocialMedia(overrides: Partial<SocialMedia> = {}): SocialMedia {
  return {
    id: overrides.id ?? nextId(),
    platform: 'whatsapp',
    url: 'https://wa.me/6281234567890',
    icon: 'MessageCircle',
    createdAt: '2026-11-01T02:00:00.000Z',
    ...overrides,
  };
}

/** The image fields of the API's responses. */
export function anImage(name: string) {
  return {
    image_url: `/uploads/${name}/1280.jpg`,
    image_width: 1280,
    image_height: 960,
    image_placeholder: null,
    image_sources: [
      { type: 'image/avif' as const, srcset: `/uploads/${name}/480.avif 480w` },
      { type: 'image/webp' as const, srcset: `/uploads/${name}/480.webp 480w` },
    ],
    image_focus_x: 50,
    image_focus_y: 50,
  };
}

/** The image fields of a row without one. */
export const NO_IMAGE = {
  image_url: null,
  image_width: null,
  image_height: null,
  image_placeholder: null,
  image_sources: [],
};

/** A slide as in the API's responses. */
export function aSlide(overrides: Partial<Slide> = {}): Slide {
  const id = overrides.id ?? nextId();
  return {
    id,
    title: `Pagi di lereng ${id}`,
    description: 'Kabut turun ke lembah saat matahari terbit.',
    order: 0,
    ...anImage(`slide${id}`),
    image_portrait_sources: [
      { type: 'image/avif', srcset: `/uploads/slide${id}/p-50-50-0badcafe-480.avif 480w` },
      { type: 'image/webp', srcset: `/uploads/slide${id}/p-50-50-0badcafe-480.webp 480w` },
    ],
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A photo of a package as in the API's responses. */
export function aPhoto(overrides: Partial<Package['images'][number]> = {}) {
  const id = overrides.id ?? hex(nextId());
  return { id, ...anImage(`photo${id}`), ...overrides };
}

/** A package as in the API's responses; add `withPromotion` for a discount. */
export function aPackage(overrides: Partial<Package> = {}): Package {
  const id = overrides.id ?? nextId();
  const image = anImage(`package${id}`);
  return {
    ...withoutOptional(packagesKind.fields),
    id,
    name: `Paket Jip ${id}`,
    description: 'Menyusuri jalur tanah di lereng gunung.',
    route: 'Pos Selorejo → Kebun Jeruk → Puncak',
    price: 350_000,
    prices: [],
    availability: null,
    discount_percent: null,
    promotion_id: null,
    promotion: null,
    items: [{ item_name: 'Sopir dan bensin' }, { item_name: 'Sarapan' }],
    image_preview_url: `/uploads/previews/packages/${id}/package.jpg`,
    ...image,
    images: [aPhoto({ id: hex(id), ...image })],
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** The price fields of a package of 350.000 rupiah under a promotion of 10 percent. */
export function withPromotion(overrides: Partial<NonNullable<Package['promotion']>> = {}) {
  const promotion = {
    id: 7,
    title: 'Promo Panen Raya',
    description: 'Lebih hemat selama panen.',
    discount_percent: 10,
    valid_until: '2026-12-20',
    weekdays: [] as number[],
    ...overrides,
  };
  return {
    price: 315_000,
    original_price: 350_000,
    discount_percent: promotion.discount_percent,
    promotion_id: promotion.id,
    promotion,
  };
}

/** A package as a promotion of 10 percent has it. */
export function aPromotionPackage(overrides: Partial<Promotion['packages'][number]> = {}) {
  const { id = 3, price = 315_000 } = overrides;
  return {
    id,
    name: 'Paket Jip Pagi',
    price,
    price_from: price,
    original_price: 350_000,
    price_unit: null,
    capacity: null,
    availability: null,
    image_url: `/uploads/package${id}/1280.jpg`,
    ...overrides,
  };
}

/** A promotion as in the API's responses: 10 percent on one package, with a picture. */
export function aPromotion(overrides: Partial<Promotion> = {}): Promotion {
  const id = overrides.id ?? nextId();
  return {
    id,
    title: `Promo Panen ${id}`,
    description: 'Lebih hemat selama panen.',
    terms: 'Berlaku untuk pemesanan lewat WhatsApp.',
    valid_from: '2026-11-01',
    valid_until: '2026-12-20',
    weekdays: [],
    discount_percent: 10,
    packages: [aPromotionPackage()],
    image_preview_url: `/uploads/previews/promotions/${id}/promotion.jpg`,
    ...anImage(`promotion${id}`),
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A price period as in the API's responses: another price of one package at Christmas. */
export function aPricePeriod(overrides: Partial<PricePeriod> = {}): PricePeriod {
  return {
    id: overrides.id ?? nextId(),
    name: 'Libur Natal',
    from: '2026-12-24',
    until: '2027-01-04',
    weekdays: [],
    prices: [{ package_id: 3, price: 400_000 }],
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** An entry of the calendar as in the API's responses: closed on two days. */
export function aCalendarEntry(overrides: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    id: overrides.id ?? nextId(),
    from: '2026-12-24',
    until: '2026-12-25',
    kind: 'closed',
    hours: null,
    package_ids: [],
    reason: 'Libur Natal',
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A text setting. */
export function aSetting(key: string, value: string): SiteSetting {
  return { key, value };
}

/** A row or a setting with English texts, as an owner's responses have it. */
export const withEnglish = <Row extends object>(
  row: Row,
  en: Readonly<Record<string, string | string[] | null>>,
) => ({ ...row, translations: { en } });

const hex = (id: number): string => id.toString(16).padStart(32, '0');

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}
