import { daysBetween } from '../calendar';
import { LIMITS } from '../limits';
import { nameKey } from '../text';
import { isLogoTone } from '../look/logo';
import { CALENDAR_ENTRY_KINDS } from '../venue/calendar-entries';
import { hoursSpansError } from '../venue/hours-spans-error';
import { isWebUrl } from '../web-url';
import { IMAGE_SETTINGS, TEXT_SETTINGS } from './setting-rules';
import {
  anyText,
  day,
  flag,
  id,
  instant,
  integer,
  isInteger,
  isTrimmedText,
  isVisibleText,
  json,
  listOf,
  matching,
  oneOf,
  optional,
  shape,
  text,
  type ValueRule,
} from './value-rules';
import { versionLists, versionShape } from './version-shape';

export type StoredRow = Readonly<Record<string, unknown>>;

/** A rule about several columns of a row, which is named by one of them. */
export interface RowRule {
  readonly field: string;
  /** What a row does that breaks it: `is before valid_from`. */
  readonly fault: string;
  /** The columns that it is about. */
  readonly of: readonly string[];
  readonly holds: (row: StoredRow) => boolean;
}

/** A column that has the id of a row of another table. */
export interface StoredReference {
  readonly field: string;
  readonly table: string;
  /** The row can be without it, and loses it with the other row. */
  readonly isOptional?: true;
}

/** What the rows of a table hold, by the names of the database. */
export interface TableRules {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ValueRule>>;
  readonly rows?: readonly RowRule[];
  readonly references?: readonly StoredReference[];
  /** Columns that no two rows share, but for rows in the trash where `outsideTrash`. */
  readonly unique?: readonly { readonly field: string; readonly outsideTrash?: true }[];
}

const KEY = ['id'];

const OF_CONTENT = {
  id,
  created_at: instant,
  deleted_at: optional(instant),
};
const OF_EDITABLE = { ...OF_CONTENT, updated_at: instant };
const SOLD_OUT = { sold_out: flag, sold_out_until: optional(day) };

const price = integer(LIMITS.priceMin, LIMITS.priceMax);
const name = text(LIMITS.nameMax);
const longText = optional(text(LIMITS.textMax));
const url = text(LIMITS.urlMax, 'an http or https URL', isWebUrl);
const imageId = matching('the id of an image', /^[0-9a-f]{32}$/);
const fileName = matching('the beginning of names of files', /^[a-z0-9][a-z0-9-]{0,31}$/);
const orderKeyName = matching('seven digits of base 36', /^[0-9a-z]{7}$/);
const position = integer(0, 2_147_483_647);
const focus = integer(LIMITS.focusMin, LIMITS.focusMax);
const pixels = integer(1, 100_000);
const isPixels = (value: unknown) => isInteger(value, 1, 100_000);
const widths = listOf('widths in pixels', isPixels, { max: 50 });
const weekdays = listOf('days of the week, 1 to 7', (value) => isInteger(value, 1, 7), { max: 7 });

const OF_IMAGE = { field: 'image_id', table: 'images' } as const;
const ONE_IMAGE = { field: 'image_id' } as const;

const inOrder = (first: string, last: string): RowRule => ({
  field: last,
  fault: `is before ${first}`,
  of: [first, last],
  holds: ({ [first]: from, [last]: until }) =>
    from === null || until === null || String(from) <= String(until),
});

/** A key is what the product makes of the name, or rows of one name would not be found to be such (A13). */
const ofName = (key: string, column: string): RowRule => ({
  field: key,
  fault: `is not made of ${column}`,
  of: [key, column],
  holds: (row) => row[key] === nameKey(String(row[column])),
});

const untilSoldOut: RowRule = {
  field: 'sold_out_until',
  fault: 'is there, and the row is not sold out',
  of: ['sold_out', 'sold_out_until'],
  holds: ({ sold_out, sold_out_until }) => sold_out === true || sold_out_until === null,
};

/**
 * The rules of stored rows, which releases have always kept: both databases, and archives, are read by them (E8).
 * Limits of requests may be narrower. A table that is not here has none.
 */
export const TABLE_RULES: Readonly<Record<string, TableRules>> = {
  images: {
    key: KEY,
    columns: {
      id: imageId,
      width: pixels,
      height: pixels,
      placeholder: optional(
        matching('a small picture as a data URI', /^data:image\/[a-z]+;base64,[\w+/=]+$/),
      ),
      widths: json(listOf('widths in pixels', isPixels, { min: 1, max: 50 })),
      upright_widths: optional(json(widths)),
      portrait_crop: optional(fileName),
      icons: optional(fileName),
      logo_tone: optional(json(shape('what was measured of a logo', isLogoTone))),
      focus_x: focus,
      focus_y: focus,
      state: oneOf(['kept', 'pending']),
      trashed_at: optional(instant),
    },
    rows: [
      {
        field: 'lease_expires_at',
        fault: 'does not belong to the state, or is missing',
        of: ['state', 'lease_expires_at'],
        holds: ({ state, lease_expires_at }) => (state === 'kept') === (lease_expires_at === null),
      },
    ],
  },
  menu_categories: {
    key: KEY,
    columns: { ...OF_EDITABLE, name: text(LIMITS.categoryMax), name_key: anyText, position },
    rows: [ofName('name_key', 'name')],
    unique: [{ field: 'name_key', outsideTrash: true }],
  },
  menu_items: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...SOLD_OUT,
      name,
      description: longText,
      price,
      price_unit: optional(text(LIMITS.priceUnitMax)),
      category_id: optional(id),
      image_id: imageId,
      position,
      hidden: flag,
    },
    rows: [untilSoldOut],
    references: [OF_IMAGE, { field: 'category_id', table: 'menu_categories', isOptional: true }],
    unique: [ONE_IMAGE],
  },
  packages: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...SOLD_OUT,
      name,
      description: longText,
      route: optional(text(LIMITS.routeMax)),
      base_price: price,
      price_unit: optional(text(LIMITS.priceUnitMax)),
      capacity: optional(integer(LIMITS.capacityMin, LIMITS.capacityMax)),
      duration: optional(text(LIMITS.factMax)),
      meeting_point: optional(text(LIMITS.settingMax)),
      meeting_point_url: optional(url),
      minimum_age: optional(text(LIMITS.factMax)),
      what_to_bring: longText,
      terms: longText,
      items: json(
        listOf(
          `up to ${LIMITS.itemsMax} trimmed texts of 1 to ${LIMITS.nameMax} characters`,
          (value) => isTrimmedText(value, LIMITS.nameMax),
          { max: LIMITS.itemsMax },
        ),
      ),
      image_id: imageId,
      position,
      hidden: flag,
    },
    rows: [untilSoldOut],
    references: [OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  package_images: {
    key: ['package_id', 'position'],
    columns: {
      package_id: id,
      position: integer(1, LIMITS.packageImagesMax - 1),
      image_id: imageId,
    },
    references: [{ field: 'package_id', table: 'packages' }, OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  promotions: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      title: name,
      description: longText,
      terms: longText,
      valid_from: day,
      valid_until: day,
      discount_percent: integer(LIMITS.discountMin, LIMITS.discountMax),
      weekdays: json(weekdays),
      image_id: optional(imageId),
      hidden: flag,
    },
    rows: [inOrder('valid_from', 'valid_until')],
    references: [{ ...OF_IMAGE, isOptional: true }],
    unique: [ONE_IMAGE],
  },
  promotion_packages: {
    key: ['promotion_id', 'package_id'],
    columns: { promotion_id: id, package_id: id, position },
    references: [
      { field: 'promotion_id', table: 'promotions' },
      { field: 'package_id', table: 'packages' },
    ],
  },
  calendar_entries: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      name,
      from_day: day,
      until_day: day,
      kind: oneOf(CALENDAR_ENTRY_KINDS),
      hours: optional(
        json(
          shape(
            `1 to ${LIMITS.hoursSpansMax} spans of hours that do not overlap`,
            (value) => hoursSpansError(value) === null,
          ),
        ),
      ),
      whole_venue: flag,
      reason: optional(text(LIMITS.reasonMax)),
    },
    rows: [
      inOrder('from_day', 'until_day'),
      {
        field: 'until_day',
        fault: `makes more than ${LIMITS.calendarEntryDaysMax} days, from from_day on`,
        of: ['from_day', 'until_day'],
        holds: ({ from_day, until_day }) =>
          daysBetween(String(from_day), String(until_day)) < LIMITS.calendarEntryDaysMax,
      },
      {
        field: 'hours',
        fault: 'does not belong to the kind, or is missing',
        of: ['kind', 'hours'],
        holds: ({ kind, hours }) => (kind === 'hours') === (hours !== null),
      },
      {
        field: 'whole_venue',
        fault: 'is false, and the kind is not full',
        of: ['kind', 'whole_venue'],
        holds: ({ kind, whole_venue }) => kind === 'full' || whole_venue === true,
      },
    ],
  },
  calendar_entry_packages: {
    key: ['entry_id', 'package_id'],
    columns: { entry_id: id, package_id: id },
    references: [
      { field: 'entry_id', table: 'calendar_entries' },
      { field: 'package_id', table: 'packages' },
    ],
  },
  price_periods: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      name: text(LIMITS.periodNameMax),
      first_day: optional(day),
      last_day: optional(day),
      weekdays: json(weekdays),
      // More than a request may have: those of packages in the trash stay.
      prices: json(listOf('prices of packages', isPackagePrice, { min: 1 })),
    },
    rows: [
      {
        field: 'last_day',
        fault: 'is there without first_day, or the other way round',
        of: ['first_day', 'last_day'],
        holds: ({ first_day, last_day }) => (first_day === null) === (last_day === null),
      },
      inOrder('first_day', 'last_day'),
      {
        field: 'weekdays',
        fault: 'is empty, and there are no dates',
        of: ['first_day', 'weekdays'],
        holds: ({ first_day, weekdays: days }) =>
          first_day !== null || (days as readonly unknown[]).length > 0,
      },
      {
        field: 'prices',
        fault: 'names a package twice',
        of: ['prices'],
        holds: ({ prices }) => {
          const ids = (prices as { package_id: number }[]).map((each) => each.package_id);
          return new Set(ids).size === ids.length;
        },
      },
    ],
  },
  slides: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      title: name,
      description: longText,
      sort_order: integer(LIMITS.orderMin, LIMITS.orderMax),
      image_id: imageId,
    },
    references: [OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  social_media: {
    key: KEY,
    columns: { ...OF_CONTENT, platform: text(LIMITS.platformMax), platform_key: anyText, url },
    rows: [ofName('platform_key', 'platform')],
    unique: [{ field: 'platform_key', outsideTrash: true }],
  },
  site_settings: {
    key: ['key'],
    columns: {
      key: oneOf([...Object.keys(TEXT_SETTINGS), ...IMAGE_SETTINGS]),
      value: optional(anyText),
      image_id: optional(imageId),
      updated_at: instant,
    },
    rows: [
      {
        field: 'image_id',
        fault: 'is there for a text, or missing for an image',
        of: ['key', 'image_id'],
        holds: ({ key, image_id }) => IMAGE_SETTINGS.includes(String(key)) === (image_id !== null),
      },
      {
        field: 'value',
        fault: 'is no value of this setting',
        of: ['key', 'value'],
        holds: ({ key, value }) => {
          const setting = TEXT_SETTINGS[String(key)];
          return setting ? setting.holds(value) : value === null;
        },
      },
    ],
    references: [OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  content_history: {
    key: KEY,
    columns: {
      id,
      kind: matching('the name of a kind', /^[a-z-]{1,50}$/),
      subject: oneOf(['row', 'availability', 'order', 'prices']),
      row_id: optional(text(50)),
      // A copy for people who read the history, which is not held to what names are today.
      name: optional(
        shape(`a text of 1 to ${LIMITS.nameMax} characters`, (value) =>
          isVisibleText(value, LIMITS.nameMax),
        ),
      ),
      action: oneOf(['created', 'updated', 'reordered', 'deleted', 'restored', 'purged']),
      username: optional(anyText),
      changed_at: instant,
      save_id: optional(matching('1 to 64 visible ASCII characters', /^[!-~]{1,64}$/)),
      before: optional(json(versionShape)),
      after: optional(json(versionShape)),
    },
    rows: [
      ...['before', 'after'].map((field) => ({
        field,
        fault: 'has neither the order nor the prices of a list, and no row is named',
        of: ['row_id', 'action', field],
        holds: ({ row_id, action, [field]: version }: StoredRow) =>
          row_id !== null || version === null || versionLists(version, String(action)),
      })),
      {
        field: 'subject',
        fault: 'does not belong to the row and the action',
        of: ['subject', 'row_id', 'action'],
        holds: ({ subject, row_id, action }) => {
          if (row_id !== null) return subject === 'row' || subject === 'availability';
          return subject === (action === 'reordered' ? 'order' : 'prices');
        },
      },
    ],
  },
  content_history_rows: {
    key: ['entry_id', 'row_id'],
    columns: { entry_id: id, row_id: matching('the id of a row', /^[1-9]\d{0,9}$/) },
    references: [{ field: 'entry_id', table: 'content_history' }],
  },
  admins: {
    key: KEY,
    columns: {
      id: shape('1, as there is one admin', (value) => value === 1),
      username: anyText,
      password_hash: matching(
        'a hash of argon2id',
        /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+(?:\$[A-Za-z0-9+/]+){2}$/,
      ),
      password_changed_at: optional(instant),
      password_generated: flag,
    },
  },
  login_devices: {
    key: ['device'],
    columns: { device: anyText, new_since: optional(instant) },
  },
  order_keys: { key: ['name'], columns: { name: orderKeyName, first_seen_at: instant } },
  app_state: { key: ['key'], columns: { key: text(50) } },
};

/** Whether a value is the price of a package, as price periods store it. */
function isPackagePrice(value: unknown): boolean {
  const { package_id, price: own } = (value ?? {}) as Record<string, unknown>;
  return id.holds(package_id) && price.holds(own);
}
